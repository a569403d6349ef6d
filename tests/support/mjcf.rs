//! A model of MuJoCo.

/// A scene with everything that is read in it.
pub const STACK: &str = r#"<mujoco model="three">
  <compiler angle="degree"/>
  <option gravity="0 0 -9.81" timestep="0.002"/>
  <default><geom density="700" friction="0.6 0.005 0.0001"/></default>
  <asset>
    <mesh name="wedge" vertex="-2 -2 0  2 -2 0  -2 2 0  2 2 0  0 -2 3  0 2 3" scale="0.01 0.01 0.01"/>
  </asset>
  <worldbody>
    <light pos="0 0 2"/>
    <geom name="floor" type="plane" size="1 1 0.1" friction="0.8"/>
    <geom name="wall" type="box" pos="0.2 0 0.05" size="0.05 0.05 0.05" mass="1"/>
    <body name="foot" pos="0 0 0.02"><freejoint/><geom type="box" size="0.03 0.03 0.02"/></body>
    <body name="drum" pos="0 0 0.05" euler="0 0 90"><joint type="free"/>
      <geom type="cylinder" pos="0.001 0 0.01" size="0.02 0.02"/></body>
    <body name="roof" pos="0 0 0.08" quat="1 0 0 0"><freejoint/><geom type="mesh" mesh="wedge" mass="0.05"/></body>
  </worldbody>
</mujoco>"#;
