//! Rules in a type of another package.

/// Wraps rules in a type of the package that plays them. That package may then say of the type what rules cannot know, such as
/// what a referee tells them of a physical table: a trait and a type of two other packages may not meet. The wrapper is the
/// rules in every other way: it derefs to them, and saves as they do.
#[macro_export]
macro_rules! wrap_rules {
    ($(#[$about:meta])* $sight:vis struct $name:ident($rules:ty);) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(transparent)]
        $sight struct $name($rules);

        impl ::std::ops::Deref for $name {
            type Target = $rules;

            fn deref(&self) -> &$rules {
                &self.0
            }
        }

        impl ::std::ops::DerefMut for $name {
            fn deref_mut(&mut self) -> &mut $rules {
                &mut self.0
            }
        }

        impl From<$rules> for $name {
            fn from(rules: $rules) -> Self {
                Self(rules)
            }
        }

        impl $crate::Game for $name {
            type Setup = <$rules as $crate::Game>::Setup;
            type Action = <$rules as $crate::Game>::Action;
            type Event = <$rules as $crate::Game>::Event;
            type View = <$rules as $crate::Game>::View;

            const RULES_EDITION: u32 = <$rules as $crate::Game>::RULES_EDITION;
            const SECRETS: bool = <$rules as $crate::Game>::SECRETS;

            fn private_to(&self) -> Option<$crate::Seat> {
                $crate::Game::private_to(&self.0)
            }

            fn new(setup: &Self::Setup, seed: u64) -> Result<Self, $crate::SetupError> {
                <$rules as $crate::Game>::new(setup, seed).map(Self)
            }

            fn to_act(&self) -> Vec<$crate::Seat> {
                $crate::Game::to_act(&self.0)
            }

            fn legal_actions(&self, seat: $crate::Seat) -> Vec<Self::Action> {
                $crate::Game::legal_actions(&self.0, seat)
            }

            fn apply(
                &mut self,
                seat: $crate::Seat,
                action: Self::Action,
            ) -> Result<Vec<Self::Event>, $crate::Rejection> {
                $crate::Game::apply(&mut self.0, seat, action)
            }

            fn view(&self, seat: Option<$crate::Seat>) -> Self::View {
                $crate::Game::view(&self.0, seat)
            }

            fn outcome(&self) -> Option<$crate::Outcome> {
                $crate::Game::outcome(&self.0)
            }

            fn referee_for(&self) -> Option<$crate::Seat> {
                $crate::Game::referee_for(&self.0)
            }
        }
    };
}
