"""Writes figures.json: what MuJoCo makes of the files in this folder. Run it with `pip install mujoco` after a change to one.

Of every geom but the table: its middle, mm; its x and z axes; the mass of its body, g, where that can move; the sliding
friction between it and the table, of two the greater, and none where the greater contact dimension is 1.
"""

import json
import pathlib

import mujoco

folder = pathlib.Path(__file__).parent
figures = {"mujoco": mujoco.__version__}
for file in sorted(folder.glob("*.xml")):
    model = mujoco.MjModel.from_xml_path(str(file))
    data = mujoco.MjData(model)
    mujoco.mj_forward(model, data)
    (table,) = [g for g in range(model.ngeom) if model.geom_type[g] == mujoco.mjtGeom.mjGEOM_PLANE]
    geoms = []
    for g in range(model.ngeom):
        if g == table:
            continue
        body = model.geom_bodyid[g]
        turn = data.geom_xmat[g].reshape(3, 3)
        pair = [g, table]
        rubs = max(model.geom_condim[pair]) > 1
        geoms.append(
            {
                "name": model.body(body).name if body else model.geom(g).name,
                "at_mm": [round(1000 * x, 4) for x in data.geom_xpos[g]],
                "x": [round(x, 6) for x in turn[:, 0]],
                "z": [round(x, 6) for x in turn[:, 2]],
                "grams": round(1000 * model.body_mass[body], 4) if body else None,
                "friction": round(float(max(model.geom_friction[pair, 0])) if rubs else 0.0, 6),
            }
        )
    figures[file.name] = {"gravity": float(model.opt.gravity[2]), "geoms": geoms}
(folder / "figures.json").write_text(json.dumps(figures, indent=1) + "\n")
