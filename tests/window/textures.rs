//! A texture of the panels reaches the renderer in the picture that paints it first.

use bevy::asset::AssetPlugin;
use bevy::input::InputPlugin;
use bevy::prelude::*;
use bevy::window::WindowPlugin;
use bevy_egui::egui::{Area, ColorImage, FontId, Id, RichText, TextureHandle, TextureOptions};
use bevy_egui::{EguiContext, EguiContexts, EguiPlugin, EguiPrimaryContextPass, PrimaryEguiContext};
use shell::textures;
use std::collections::HashSet;

/// What a picture paints: a new texture, and larger letters each time, for which egui needs more textures.
fn paint(mut contexts: EguiContexts, mut kept: Local<Vec<TextureHandle>>) {
    let ctx = contexts.ctx_mut().unwrap().clone();
    let texture = ctx.load_texture("new", ColorImage::example(), TextureOptions::LINEAR);
    Area::new(Id::new("letters")).show(&ctx, |ui| {
        ui.image(&texture);
        let size = 14.0 + 9.0 * kept.len() as f32;
        ui.label(RichText::new("Iä! Iä! Cthulhu fhtagn 0123456789").font(FontId::proportional(size)));
    });
    kept.push(texture);
}

#[test]
fn what_is_painted_is_there() {
    let mut app = App::new();
    let plugins = (MinimalPlugins, AssetPlugin::default(), InputPlugin);
    app.add_plugins((plugins, WindowPlugin { primary_window: None, ..default() }));
    app.init_asset::<Image>().init_asset::<Shader>();
    app.add_plugins((EguiPlugin::default(), textures::plugin));
    app.add_systems(EguiPrimaryContextPass, paint);
    app.world_mut().spawn((EguiContext::default(), PrimaryEguiContext));
    app.finish();
    app.cleanup();
    let mut known = HashSet::new();
    for picture in 0..8 {
        app.update();
        let mut changes = app.world_mut().resource_mut::<Messages<AssetEvent<Image>>>();
        let told = changes.drain().filter_map(|change| match change {
            AssetEvent::Added { id } => Some(id),
            _ => None,
        });
        let told: HashSet<AssetId<Image>> = told.collect();
        let there: HashSet<AssetId<Image>> = app.world().resource::<Assets<Image>>().ids().collect();
        let made: HashSet<_> = there.difference(&known).copied().collect();
        assert!(!made.is_empty(), "picture {picture} made no texture");
        assert!(told.is_superset(&made), "picture {picture}: {told:?} of {made:?}");
        known = there;
    }
}
