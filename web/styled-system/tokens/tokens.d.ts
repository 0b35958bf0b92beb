/* eslint-disable */
export type Token = `animations.${AnimationToken}` | `durations.${DurationToken}` | `easings.${EasingToken}` | `fontSizes.${FontSizeToken}` | `fontWeights.${FontWeightToken}` | `lineHeights.${LineHeightToken}` | `radii.${RadiusToken}` | `sizes.${SizeToken}` | `spacing.${SpacingToken}` | `zIndex.${ZIndexToken}` | `fonts.${FontToken}` | `aspectRatios.${AspectRatioToken}` | `colors.${ColorToken}` | `breakpoints.${BreakpointToken}` | `shadows.${ShadowToken}`

export type ColorPalette = "white" | "black" | "bg" | "fg" | "border" | "accent" | "gray" | "blue" | "orange" | "green" | "red" | "yellow"

export type AnimationToken = "spin" | "ping" | "pulse" | "bounce"

export type DurationToken = "fastest" | "faster" | "fast" | "moderate" | "slow" | "slower" | "slowest"

export type EasingToken = "ease-in" | "ease-out" | "ease-in-out" | "ease-in-smooth"

export type FontSizeToken = "2xs" | "xs" | "sm" | "md" | "lg" | "xl" | "2xl" | "3xl" | "4xl" | "5xl" | "6xl" | "7xl" | "8xl" | "9xl"

export type FontWeightToken = "thin" | "extralight" | "light" | "normal" | "medium" | "semibold" | "bold" | "extrabold" | "black"

export type LineHeightToken = "shorter" | "short" | "moderate" | "tall" | "taller"

export type RadiusToken = "none" | "2xs" | "xs" | "sm" | "md" | "lg" | "xl" | "2xl" | "3xl" | "4xl" | "full" | "l1" | "l2" | "l3"

export type SizeToken = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "16" | "20" | "24" | "28" | "32" | "36" | "40" | "44" | "48" | "52" | "56" | "60" | "64" | "72" | "80" | "96" | "3xs" | "2xs" | "xs" | "sm" | "md" | "lg" | "xl" | "2xl" | "3xl" | "4xl" | "5xl" | "6xl" | "7xl" | "8xl" | "0.5" | "1.5" | "2.5" | "3.5" | "4.5" | "1/2" | "1/3" | "2/3" | "1/4" | "3/4" | "1/5" | "2/5" | "3/5" | "4/5" | "1/6" | "2/6" | "3/6" | "4/6" | "5/6" | "1/12" | "2/12" | "3/12" | "4/12" | "5/12" | "6/12" | "7/12" | "8/12" | "9/12" | "10/12" | "11/12" | "max" | "min" | "fit" | "prose" | "full" | "dvh" | "svh" | "lvh" | "dvw" | "svw" | "lvw" | "vw" | "vh" | "breakpoint-sm" | "breakpoint-md" | "breakpoint-lg" | "breakpoint-xl"

export type SpacingToken = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "14" | "16" | "20" | "24" | "28" | "32" | "36" | "40" | "44" | "48" | "52" | "56" | "60" | "64" | "72" | "80" | "96" | "0.5" | "1.5" | "2.5" | "3.5" | "4.5" | "-1" | "-2" | "-3" | "-4" | "-5" | "-6" | "-7" | "-8" | "-9" | "-10" | "-11" | "-12" | "-14" | "-16" | "-20" | "-24" | "-28" | "-32" | "-36" | "-40" | "-44" | "-48" | "-52" | "-56" | "-60" | "-64" | "-72" | "-80" | "-96" | "-0.5" | "-1.5" | "-2.5" | "-3.5" | "-4.5"

export type ZIndexToken = "hide" | "base" | "docked" | "dropdown" | "sticky" | "banner" | "overlay" | "modal" | "popover" | "skipNav" | "toast" | "tooltip" | "max"

export type FontToken = "body" | "heading"

export type AspectRatioToken = "photo"

export type ColorToken = "white" | "black" | "bg" | "bg.subtle" | "bg.muted" | "bg.emphasized" | "bg.inverted" | "bg.panel" | "bg.error" | "bg.warning" | "bg.success" | "bg.info" | "fg" | "fg.muted" | "fg.subtle" | "fg.inverted" | "fg.error" | "fg.warning" | "fg.success" | "fg.info" | "border" | "border.subtle" | "border.muted" | "border.emphasized" | "border.error" | "accent.solid" | "accent.contrast" | "accent.fg" | "accent.subtle" | "accent.muted" | "accent.emphasized" | "accent.border" | "accent.focusRing" | "gray.solid" | "gray.contrast" | "gray.fg" | "gray.subtle" | "gray.muted" | "gray.emphasized" | "gray.border" | "gray.focusRing" | "blue.solid" | "blue.contrast" | "blue.fg" | "blue.subtle" | "blue.muted" | "blue.emphasized" | "blue.border" | "blue.focusRing" | "orange.solid" | "orange.contrast" | "orange.fg" | "orange.subtle" | "orange.muted" | "orange.emphasized" | "orange.border" | "orange.focusRing" | "green.solid" | "green.contrast" | "green.fg" | "green.subtle" | "green.muted" | "green.emphasized" | "green.border" | "green.focusRing" | "red.solid" | "red.contrast" | "red.fg" | "red.subtle" | "red.muted" | "red.emphasized" | "red.border" | "red.focusRing" | "yellow.solid" | "yellow.contrast" | "yellow.fg" | "yellow.subtle" | "yellow.muted" | "yellow.emphasized" | "yellow.border" | "yellow.focusRing" | "colorPalette" | "colorPalette.subtle" | "colorPalette.muted" | "colorPalette.emphasized" | "colorPalette.inverted" | "colorPalette.panel" | "colorPalette.error" | "colorPalette.warning" | "colorPalette.success" | "colorPalette.info" | "colorPalette.solid" | "colorPalette.contrast" | "colorPalette.fg" | "colorPalette.border" | "colorPalette.focusRing"

export type BreakpointToken = "sm" | "md" | "lg" | "xl"

export type ShadowToken = "xs" | "sm" | "md" | "lg" | "xl"

export type Tokens = {
		animations: AnimationToken
		durations: DurationToken
		easings: EasingToken
		fontSizes: FontSizeToken
		fontWeights: FontWeightToken
		lineHeights: LineHeightToken
		radii: RadiusToken
		sizes: SizeToken
		spacing: SpacingToken
		zIndex: ZIndexToken
		fonts: FontToken
		aspectRatios: AspectRatioToken
		colors: ColorToken
		breakpoints: BreakpointToken
		shadows: ShadowToken
} & { [token: string]: never }

export type TokenCategory = "aspectRatios" | "zIndex" | "opacity" | "colors" | "fonts" | "fontSizes" | "fontWeights" | "lineHeights" | "letterSpacings" | "sizes" | "cursor" | "shadows" | "spacing" | "radii" | "borders" | "borderWidths" | "durations" | "easings" | "animations" | "blurs" | "gradients" | "breakpoints" | "assets"