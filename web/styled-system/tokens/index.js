const tokens = {
  "animations.spin": {
    "value": "spin 1s linear infinite",
    "variable": "var(--ds-animations-spin)"
  },
  "animations.ping": {
    "value": "ping 1s cubic-bezier(0, 0, 0.2, 1) infinite",
    "variable": "var(--ds-animations-ping)"
  },
  "animations.pulse": {
    "value": "pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite",
    "variable": "var(--ds-animations-pulse)"
  },
  "animations.bounce": {
    "value": "bounce 1s infinite",
    "variable": "var(--ds-animations-bounce)"
  },
  "durations.fastest": {
    "value": "50ms",
    "variable": "var(--ds-durations-fastest)"
  },
  "durations.faster": {
    "value": "100ms",
    "variable": "var(--ds-durations-faster)"
  },
  "durations.fast": {
    "value": "150ms",
    "variable": "var(--ds-durations-fast)"
  },
  "durations.moderate": {
    "value": "200ms",
    "variable": "var(--ds-durations-moderate)"
  },
  "durations.slow": {
    "value": "300ms",
    "variable": "var(--ds-durations-slow)"
  },
  "durations.slower": {
    "value": "400ms",
    "variable": "var(--ds-durations-slower)"
  },
  "durations.slowest": {
    "value": "500ms",
    "variable": "var(--ds-durations-slowest)"
  },
  "easings.ease-in": {
    "value": "cubic-bezier(0.42, 0, 1, 1)",
    "variable": "var(--ds-easings-ease-in)"
  },
  "easings.ease-out": {
    "value": "cubic-bezier(0, 0, 0.58, 1)",
    "variable": "var(--ds-easings-ease-out)"
  },
  "easings.ease-in-out": {
    "value": "cubic-bezier(0.42, 0, 0.58, 1)",
    "variable": "var(--ds-easings-ease-in-out)"
  },
  "easings.ease-in-smooth": {
    "value": "cubic-bezier(0.32, 0.72, 0, 1)",
    "variable": "var(--ds-easings-ease-in-smooth)"
  },
  "fontSizes.2xs": {
    "value": "0.625rem",
    "variable": "var(--ds-font-sizes-2xs)"
  },
  "fontSizes.xs": {
    "value": "0.75rem",
    "variable": "var(--ds-font-sizes-xs)"
  },
  "fontSizes.sm": {
    "value": "0.875rem",
    "variable": "var(--ds-font-sizes-sm)"
  },
  "fontSizes.md": {
    "value": "1rem",
    "variable": "var(--ds-font-sizes-md)"
  },
  "fontSizes.lg": {
    "value": "1.125rem",
    "variable": "var(--ds-font-sizes-lg)"
  },
  "fontSizes.xl": {
    "value": "1.25rem",
    "variable": "var(--ds-font-sizes-xl)"
  },
  "fontSizes.2xl": {
    "value": "1.5rem",
    "variable": "var(--ds-font-sizes-2xl)"
  },
  "fontSizes.3xl": {
    "value": "1.875rem",
    "variable": "var(--ds-font-sizes-3xl)"
  },
  "fontSizes.4xl": {
    "value": "2.25rem",
    "variable": "var(--ds-font-sizes-4xl)"
  },
  "fontSizes.5xl": {
    "value": "3rem",
    "variable": "var(--ds-font-sizes-5xl)"
  },
  "fontSizes.6xl": {
    "value": "3.75rem",
    "variable": "var(--ds-font-sizes-6xl)"
  },
  "fontSizes.7xl": {
    "value": "4.5rem",
    "variable": "var(--ds-font-sizes-7xl)"
  },
  "fontSizes.8xl": {
    "value": "6rem",
    "variable": "var(--ds-font-sizes-8xl)"
  },
  "fontSizes.9xl": {
    "value": "8rem",
    "variable": "var(--ds-font-sizes-9xl)"
  },
  "fontWeights.thin": {
    "value": "100",
    "variable": "var(--ds-font-weights-thin)"
  },
  "fontWeights.extralight": {
    "value": "200",
    "variable": "var(--ds-font-weights-extralight)"
  },
  "fontWeights.light": {
    "value": "300",
    "variable": "var(--ds-font-weights-light)"
  },
  "fontWeights.normal": {
    "value": "400",
    "variable": "var(--ds-font-weights-normal)"
  },
  "fontWeights.medium": {
    "value": "500",
    "variable": "var(--ds-font-weights-medium)"
  },
  "fontWeights.semibold": {
    "value": "600",
    "variable": "var(--ds-font-weights-semibold)"
  },
  "fontWeights.bold": {
    "value": "700",
    "variable": "var(--ds-font-weights-bold)"
  },
  "fontWeights.extrabold": {
    "value": "800",
    "variable": "var(--ds-font-weights-extrabold)"
  },
  "fontWeights.black": {
    "value": "900",
    "variable": "var(--ds-font-weights-black)"
  },
  "lineHeights.shorter": {
    "value": 1.25,
    "variable": "var(--ds-line-heights-shorter)"
  },
  "lineHeights.short": {
    "value": 1.375,
    "variable": "var(--ds-line-heights-short)"
  },
  "lineHeights.moderate": {
    "value": 1.5,
    "variable": "var(--ds-line-heights-moderate)"
  },
  "lineHeights.tall": {
    "value": 1.625,
    "variable": "var(--ds-line-heights-tall)"
  },
  "lineHeights.taller": {
    "value": 2,
    "variable": "var(--ds-line-heights-taller)"
  },
  "radii.none": {
    "value": "0",
    "variable": "var(--ds-radii-none)"
  },
  "radii.2xs": {
    "value": "0.0625rem",
    "variable": "var(--ds-radii-2xs)"
  },
  "radii.xs": {
    "value": "0.125rem",
    "variable": "var(--ds-radii-xs)"
  },
  "radii.sm": {
    "value": "0.25rem",
    "variable": "var(--ds-radii-sm)"
  },
  "radii.md": {
    "value": "0.375rem",
    "variable": "var(--ds-radii-md)"
  },
  "radii.lg": {
    "value": "0.5rem",
    "variable": "var(--ds-radii-lg)"
  },
  "radii.xl": {
    "value": "0.75rem",
    "variable": "var(--ds-radii-xl)"
  },
  "radii.2xl": {
    "value": "1rem",
    "variable": "var(--ds-radii-2xl)"
  },
  "radii.3xl": {
    "value": "1.5rem",
    "variable": "var(--ds-radii-3xl)"
  },
  "radii.4xl": {
    "value": "2rem",
    "variable": "var(--ds-radii-4xl)"
  },
  "radii.full": {
    "value": "9999px",
    "variable": "var(--ds-radii-full)"
  },
  "sizes.1": {
    "value": "0.25rem",
    "variable": "var(--ds-sizes-1)"
  },
  "sizes.2": {
    "value": "0.5rem",
    "variable": "var(--ds-sizes-2)"
  },
  "sizes.3": {
    "value": "0.75rem",
    "variable": "var(--ds-sizes-3)"
  },
  "sizes.4": {
    "value": "1rem",
    "variable": "var(--ds-sizes-4)"
  },
  "sizes.5": {
    "value": "1.25rem",
    "variable": "var(--ds-sizes-5)"
  },
  "sizes.6": {
    "value": "1.5rem",
    "variable": "var(--ds-sizes-6)"
  },
  "sizes.7": {
    "value": "1.75rem",
    "variable": "var(--ds-sizes-7)"
  },
  "sizes.8": {
    "value": "2rem",
    "variable": "var(--ds-sizes-8)"
  },
  "sizes.9": {
    "value": "2.25rem",
    "variable": "var(--ds-sizes-9)"
  },
  "sizes.10": {
    "value": "2.5rem",
    "variable": "var(--ds-sizes-10)"
  },
  "sizes.11": {
    "value": "2.75rem",
    "variable": "var(--ds-sizes-11)"
  },
  "sizes.12": {
    "value": "3rem",
    "variable": "var(--ds-sizes-12)"
  },
  "sizes.13": {
    "value": "3.25rem",
    "variable": "var(--ds-sizes-13)"
  },
  "sizes.14": {
    "value": "3.5rem",
    "variable": "var(--ds-sizes-14)"
  },
  "sizes.16": {
    "value": "4rem",
    "variable": "var(--ds-sizes-16)"
  },
  "sizes.20": {
    "value": "5rem",
    "variable": "var(--ds-sizes-20)"
  },
  "sizes.24": {
    "value": "6rem",
    "variable": "var(--ds-sizes-24)"
  },
  "sizes.28": {
    "value": "7rem",
    "variable": "var(--ds-sizes-28)"
  },
  "sizes.32": {
    "value": "8rem",
    "variable": "var(--ds-sizes-32)"
  },
  "sizes.36": {
    "value": "9rem",
    "variable": "var(--ds-sizes-36)"
  },
  "sizes.40": {
    "value": "10rem",
    "variable": "var(--ds-sizes-40)"
  },
  "sizes.44": {
    "value": "11rem",
    "variable": "var(--ds-sizes-44)"
  },
  "sizes.48": {
    "value": "12rem",
    "variable": "var(--ds-sizes-48)"
  },
  "sizes.52": {
    "value": "13rem",
    "variable": "var(--ds-sizes-52)"
  },
  "sizes.56": {
    "value": "14rem",
    "variable": "var(--ds-sizes-56)"
  },
  "sizes.60": {
    "value": "15rem",
    "variable": "var(--ds-sizes-60)"
  },
  "sizes.64": {
    "value": "16rem",
    "variable": "var(--ds-sizes-64)"
  },
  "sizes.72": {
    "value": "18rem",
    "variable": "var(--ds-sizes-72)"
  },
  "sizes.80": {
    "value": "20rem",
    "variable": "var(--ds-sizes-80)"
  },
  "sizes.96": {
    "value": "24rem",
    "variable": "var(--ds-sizes-96)"
  },
  "sizes.3xs": {
    "value": "14rem",
    "variable": "var(--ds-sizes-3xs)"
  },
  "sizes.2xs": {
    "value": "16rem",
    "variable": "var(--ds-sizes-2xs)"
  },
  "sizes.xs": {
    "value": "20rem",
    "variable": "var(--ds-sizes-xs)"
  },
  "sizes.sm": {
    "value": "24rem",
    "variable": "var(--ds-sizes-sm)"
  },
  "sizes.md": {
    "value": "28rem",
    "variable": "var(--ds-sizes-md)"
  },
  "sizes.lg": {
    "value": "32rem",
    "variable": "var(--ds-sizes-lg)"
  },
  "sizes.xl": {
    "value": "36rem",
    "variable": "var(--ds-sizes-xl)"
  },
  "sizes.2xl": {
    "value": "42rem",
    "variable": "var(--ds-sizes-2xl)"
  },
  "sizes.3xl": {
    "value": "48rem",
    "variable": "var(--ds-sizes-3xl)"
  },
  "sizes.4xl": {
    "value": "56rem",
    "variable": "var(--ds-sizes-4xl)"
  },
  "sizes.5xl": {
    "value": "64rem",
    "variable": "var(--ds-sizes-5xl)"
  },
  "sizes.6xl": {
    "value": "72rem",
    "variable": "var(--ds-sizes-6xl)"
  },
  "sizes.7xl": {
    "value": "80rem",
    "variable": "var(--ds-sizes-7xl)"
  },
  "sizes.8xl": {
    "value": "90rem",
    "variable": "var(--ds-sizes-8xl)"
  },
  "sizes.0.5": {
    "value": "0.125rem",
    "variable": "var(--ds-sizes-0\\.5)"
  },
  "sizes.1.5": {
    "value": "0.375rem",
    "variable": "var(--ds-sizes-1\\.5)"
  },
  "sizes.2.5": {
    "value": "0.625rem",
    "variable": "var(--ds-sizes-2\\.5)"
  },
  "sizes.3.5": {
    "value": "0.875rem",
    "variable": "var(--ds-sizes-3\\.5)"
  },
  "sizes.4.5": {
    "value": "1.125rem",
    "variable": "var(--ds-sizes-4\\.5)"
  },
  "sizes.1/2": {
    "value": "50%",
    "variable": "var(--ds-sizes-1\\/2)"
  },
  "sizes.1/3": {
    "value": "33.333333%",
    "variable": "var(--ds-sizes-1\\/3)"
  },
  "sizes.2/3": {
    "value": "66.666667%",
    "variable": "var(--ds-sizes-2\\/3)"
  },
  "sizes.1/4": {
    "value": "25%",
    "variable": "var(--ds-sizes-1\\/4)"
  },
  "sizes.3/4": {
    "value": "75%",
    "variable": "var(--ds-sizes-3\\/4)"
  },
  "sizes.1/5": {
    "value": "20%",
    "variable": "var(--ds-sizes-1\\/5)"
  },
  "sizes.2/5": {
    "value": "40%",
    "variable": "var(--ds-sizes-2\\/5)"
  },
  "sizes.3/5": {
    "value": "60%",
    "variable": "var(--ds-sizes-3\\/5)"
  },
  "sizes.4/5": {
    "value": "80%",
    "variable": "var(--ds-sizes-4\\/5)"
  },
  "sizes.1/6": {
    "value": "16.666667%",
    "variable": "var(--ds-sizes-1\\/6)"
  },
  "sizes.2/6": {
    "value": "33.333333%",
    "variable": "var(--ds-sizes-2\\/6)"
  },
  "sizes.3/6": {
    "value": "50%",
    "variable": "var(--ds-sizes-3\\/6)"
  },
  "sizes.4/6": {
    "value": "66.666667%",
    "variable": "var(--ds-sizes-4\\/6)"
  },
  "sizes.5/6": {
    "value": "83.333333%",
    "variable": "var(--ds-sizes-5\\/6)"
  },
  "sizes.1/12": {
    "value": "8.333333%",
    "variable": "var(--ds-sizes-1\\/12)"
  },
  "sizes.2/12": {
    "value": "16.666667%",
    "variable": "var(--ds-sizes-2\\/12)"
  },
  "sizes.3/12": {
    "value": "25%",
    "variable": "var(--ds-sizes-3\\/12)"
  },
  "sizes.4/12": {
    "value": "33.333333%",
    "variable": "var(--ds-sizes-4\\/12)"
  },
  "sizes.5/12": {
    "value": "41.666667%",
    "variable": "var(--ds-sizes-5\\/12)"
  },
  "sizes.6/12": {
    "value": "50%",
    "variable": "var(--ds-sizes-6\\/12)"
  },
  "sizes.7/12": {
    "value": "58.333333%",
    "variable": "var(--ds-sizes-7\\/12)"
  },
  "sizes.8/12": {
    "value": "66.666667%",
    "variable": "var(--ds-sizes-8\\/12)"
  },
  "sizes.9/12": {
    "value": "75%",
    "variable": "var(--ds-sizes-9\\/12)"
  },
  "sizes.10/12": {
    "value": "83.333333%",
    "variable": "var(--ds-sizes-10\\/12)"
  },
  "sizes.11/12": {
    "value": "91.666667%",
    "variable": "var(--ds-sizes-11\\/12)"
  },
  "sizes.max": {
    "value": "max-content",
    "variable": "var(--ds-sizes-max)"
  },
  "sizes.min": {
    "value": "min-content",
    "variable": "var(--ds-sizes-min)"
  },
  "sizes.fit": {
    "value": "fit-content",
    "variable": "var(--ds-sizes-fit)"
  },
  "sizes.prose": {
    "value": "60ch",
    "variable": "var(--ds-sizes-prose)"
  },
  "sizes.full": {
    "value": "100%",
    "variable": "var(--ds-sizes-full)"
  },
  "sizes.dvh": {
    "value": "100dvh",
    "variable": "var(--ds-sizes-dvh)"
  },
  "sizes.svh": {
    "value": "100svh",
    "variable": "var(--ds-sizes-svh)"
  },
  "sizes.lvh": {
    "value": "100lvh",
    "variable": "var(--ds-sizes-lvh)"
  },
  "sizes.dvw": {
    "value": "100dvw",
    "variable": "var(--ds-sizes-dvw)"
  },
  "sizes.svw": {
    "value": "100svw",
    "variable": "var(--ds-sizes-svw)"
  },
  "sizes.lvw": {
    "value": "100lvw",
    "variable": "var(--ds-sizes-lvw)"
  },
  "sizes.vw": {
    "value": "100vw",
    "variable": "var(--ds-sizes-vw)"
  },
  "sizes.vh": {
    "value": "100vh",
    "variable": "var(--ds-sizes-vh)"
  },
  "sizes.breakpoint-sm": {
    "value": "480px",
    "variable": "var(--ds-sizes-breakpoint-sm)"
  },
  "sizes.breakpoint-md": {
    "value": "768px",
    "variable": "var(--ds-sizes-breakpoint-md)"
  },
  "sizes.breakpoint-lg": {
    "value": "1024px",
    "variable": "var(--ds-sizes-breakpoint-lg)"
  },
  "sizes.breakpoint-xl": {
    "value": "1280px",
    "variable": "var(--ds-sizes-breakpoint-xl)"
  },
  "spacing.1": {
    "value": "0.25rem",
    "variable": "var(--ds-spacing-1)"
  },
  "spacing.2": {
    "value": "0.5rem",
    "variable": "var(--ds-spacing-2)"
  },
  "spacing.3": {
    "value": "0.75rem",
    "variable": "var(--ds-spacing-3)"
  },
  "spacing.4": {
    "value": "1rem",
    "variable": "var(--ds-spacing-4)"
  },
  "spacing.5": {
    "value": "1.25rem",
    "variable": "var(--ds-spacing-5)"
  },
  "spacing.6": {
    "value": "1.5rem",
    "variable": "var(--ds-spacing-6)"
  },
  "spacing.7": {
    "value": "1.75rem",
    "variable": "var(--ds-spacing-7)"
  },
  "spacing.8": {
    "value": "2rem",
    "variable": "var(--ds-spacing-8)"
  },
  "spacing.9": {
    "value": "2.25rem",
    "variable": "var(--ds-spacing-9)"
  },
  "spacing.10": {
    "value": "2.5rem",
    "variable": "var(--ds-spacing-10)"
  },
  "spacing.11": {
    "value": "2.75rem",
    "variable": "var(--ds-spacing-11)"
  },
  "spacing.12": {
    "value": "3rem",
    "variable": "var(--ds-spacing-12)"
  },
  "spacing.14": {
    "value": "3.5rem",
    "variable": "var(--ds-spacing-14)"
  },
  "spacing.16": {
    "value": "4rem",
    "variable": "var(--ds-spacing-16)"
  },
  "spacing.20": {
    "value": "5rem",
    "variable": "var(--ds-spacing-20)"
  },
  "spacing.24": {
    "value": "6rem",
    "variable": "var(--ds-spacing-24)"
  },
  "spacing.28": {
    "value": "7rem",
    "variable": "var(--ds-spacing-28)"
  },
  "spacing.32": {
    "value": "8rem",
    "variable": "var(--ds-spacing-32)"
  },
  "spacing.36": {
    "value": "9rem",
    "variable": "var(--ds-spacing-36)"
  },
  "spacing.40": {
    "value": "10rem",
    "variable": "var(--ds-spacing-40)"
  },
  "spacing.44": {
    "value": "11rem",
    "variable": "var(--ds-spacing-44)"
  },
  "spacing.48": {
    "value": "12rem",
    "variable": "var(--ds-spacing-48)"
  },
  "spacing.52": {
    "value": "13rem",
    "variable": "var(--ds-spacing-52)"
  },
  "spacing.56": {
    "value": "14rem",
    "variable": "var(--ds-spacing-56)"
  },
  "spacing.60": {
    "value": "15rem",
    "variable": "var(--ds-spacing-60)"
  },
  "spacing.64": {
    "value": "16rem",
    "variable": "var(--ds-spacing-64)"
  },
  "spacing.72": {
    "value": "18rem",
    "variable": "var(--ds-spacing-72)"
  },
  "spacing.80": {
    "value": "20rem",
    "variable": "var(--ds-spacing-80)"
  },
  "spacing.96": {
    "value": "24rem",
    "variable": "var(--ds-spacing-96)"
  },
  "spacing.0.5": {
    "value": "0.125rem",
    "variable": "var(--ds-spacing-0\\.5)"
  },
  "spacing.1.5": {
    "value": "0.375rem",
    "variable": "var(--ds-spacing-1\\.5)"
  },
  "spacing.2.5": {
    "value": "0.625rem",
    "variable": "var(--ds-spacing-2\\.5)"
  },
  "spacing.3.5": {
    "value": "0.875rem",
    "variable": "var(--ds-spacing-3\\.5)"
  },
  "spacing.4.5": {
    "value": "1.125rem",
    "variable": "var(--ds-spacing-4\\.5)"
  },
  "zIndex.hide": {
    "value": -1,
    "variable": "var(--ds-z-index-hide)"
  },
  "zIndex.base": {
    "value": 0,
    "variable": "var(--ds-z-index-base)"
  },
  "zIndex.docked": {
    "value": 10,
    "variable": "var(--ds-z-index-docked)"
  },
  "zIndex.dropdown": {
    "value": 1000,
    "variable": "var(--ds-z-index-dropdown)"
  },
  "zIndex.sticky": {
    "value": 1100,
    "variable": "var(--ds-z-index-sticky)"
  },
  "zIndex.banner": {
    "value": 1200,
    "variable": "var(--ds-z-index-banner)"
  },
  "zIndex.overlay": {
    "value": 1300,
    "variable": "var(--ds-z-index-overlay)"
  },
  "zIndex.modal": {
    "value": 1400,
    "variable": "var(--ds-z-index-modal)"
  },
  "zIndex.popover": {
    "value": 1500,
    "variable": "var(--ds-z-index-popover)"
  },
  "zIndex.skipNav": {
    "value": 1600,
    "variable": "var(--ds-z-index-skip-nav)"
  },
  "zIndex.toast": {
    "value": 1700,
    "variable": "var(--ds-z-index-toast)"
  },
  "zIndex.tooltip": {
    "value": 1800,
    "variable": "var(--ds-z-index-tooltip)"
  },
  "zIndex.max": {
    "value": 2147483647,
    "variable": "var(--ds-z-index-max)"
  },
  "fonts.body": {
    "value": "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
    "variable": "var(--ds-fonts-body)"
  },
  "fonts.heading": {
    "value": "'Fraunces Variable', 'Fraunces Fallback', 'Fraunces Fallback Times', serif",
    "variable": "var(--ds-fonts-heading)"
  },
  "aspectRatios.photo": {
    "value": "4 / 3",
    "variable": "var(--ds-aspect-ratios-photo)"
  },
  "colors.white": {
    "value": "#ffffff",
    "variable": "var(--ds-colors-white)"
  },
  "colors.black": {
    "value": "#000000",
    "variable": "var(--ds-colors-black)"
  },
  "breakpoints.sm": {
    "value": "480px",
    "variable": "var(--ds-breakpoints-sm)"
  },
  "breakpoints.md": {
    "value": "768px",
    "variable": "var(--ds-breakpoints-md)"
  },
  "breakpoints.lg": {
    "value": "1024px",
    "variable": "var(--ds-breakpoints-lg)"
  },
  "breakpoints.xl": {
    "value": "1280px",
    "variable": "var(--ds-breakpoints-xl)"
  },
  "colors.bg": {
    "value": "var(--ds-colors-bg)",
    "variable": "var(--ds-colors-bg)"
  },
  "colors.bg.subtle": {
    "value": "var(--ds-colors-bg-subtle)",
    "variable": "var(--ds-colors-bg-subtle)"
  },
  "colors.bg.muted": {
    "value": "var(--ds-colors-bg-muted)",
    "variable": "var(--ds-colors-bg-muted)"
  },
  "colors.bg.emphasized": {
    "value": "var(--ds-colors-bg-emphasized)",
    "variable": "var(--ds-colors-bg-emphasized)"
  },
  "colors.bg.inverted": {
    "value": "var(--ds-colors-bg-inverted)",
    "variable": "var(--ds-colors-bg-inverted)"
  },
  "colors.bg.panel": {
    "value": "var(--ds-colors-bg-panel)",
    "variable": "var(--ds-colors-bg-panel)"
  },
  "colors.bg.error": {
    "value": "var(--ds-colors-bg-error)",
    "variable": "var(--ds-colors-bg-error)"
  },
  "colors.bg.warning": {
    "value": "var(--ds-colors-bg-warning)",
    "variable": "var(--ds-colors-bg-warning)"
  },
  "colors.bg.success": {
    "value": "var(--ds-colors-bg-success)",
    "variable": "var(--ds-colors-bg-success)"
  },
  "colors.bg.info": {
    "value": "var(--ds-colors-bg-info)",
    "variable": "var(--ds-colors-bg-info)"
  },
  "colors.fg": {
    "value": "var(--ds-colors-fg)",
    "variable": "var(--ds-colors-fg)"
  },
  "colors.fg.muted": {
    "value": "var(--ds-colors-fg-muted)",
    "variable": "var(--ds-colors-fg-muted)"
  },
  "colors.fg.subtle": {
    "value": "var(--ds-colors-fg-subtle)",
    "variable": "var(--ds-colors-fg-subtle)"
  },
  "colors.fg.inverted": {
    "value": "var(--ds-colors-fg-inverted)",
    "variable": "var(--ds-colors-fg-inverted)"
  },
  "colors.fg.error": {
    "value": "var(--ds-colors-fg-error)",
    "variable": "var(--ds-colors-fg-error)"
  },
  "colors.fg.warning": {
    "value": "var(--ds-colors-fg-warning)",
    "variable": "var(--ds-colors-fg-warning)"
  },
  "colors.fg.success": {
    "value": "var(--ds-colors-fg-success)",
    "variable": "var(--ds-colors-fg-success)"
  },
  "colors.fg.info": {
    "value": "var(--ds-colors-fg-info)",
    "variable": "var(--ds-colors-fg-info)"
  },
  "colors.border": {
    "value": "var(--ds-colors-border)",
    "variable": "var(--ds-colors-border)"
  },
  "colors.border.subtle": {
    "value": "var(--ds-colors-border-subtle)",
    "variable": "var(--ds-colors-border-subtle)"
  },
  "colors.border.muted": {
    "value": "var(--ds-colors-border-muted)",
    "variable": "var(--ds-colors-border-muted)"
  },
  "colors.border.emphasized": {
    "value": "var(--ds-colors-border-emphasized)",
    "variable": "var(--ds-colors-border-emphasized)"
  },
  "colors.border.error": {
    "value": "var(--ds-colors-border-error)",
    "variable": "var(--ds-colors-border-error)"
  },
  "colors.accent.solid": {
    "value": "var(--ds-colors-accent-solid)",
    "variable": "var(--ds-colors-accent-solid)"
  },
  "colors.accent.contrast": {
    "value": "var(--ds-colors-accent-contrast)",
    "variable": "var(--ds-colors-accent-contrast)"
  },
  "colors.accent.fg": {
    "value": "var(--ds-colors-accent-fg)",
    "variable": "var(--ds-colors-accent-fg)"
  },
  "colors.accent.subtle": {
    "value": "var(--ds-colors-accent-subtle)",
    "variable": "var(--ds-colors-accent-subtle)"
  },
  "colors.accent.muted": {
    "value": "var(--ds-colors-accent-muted)",
    "variable": "var(--ds-colors-accent-muted)"
  },
  "colors.accent.emphasized": {
    "value": "var(--ds-colors-accent-emphasized)",
    "variable": "var(--ds-colors-accent-emphasized)"
  },
  "colors.accent.border": {
    "value": "var(--ds-colors-accent-border)",
    "variable": "var(--ds-colors-accent-border)"
  },
  "colors.accent.focusRing": {
    "value": "var(--ds-colors-accent-focus-ring)",
    "variable": "var(--ds-colors-accent-focus-ring)"
  },
  "colors.gray.solid": {
    "value": "var(--ds-colors-gray-solid)",
    "variable": "var(--ds-colors-gray-solid)"
  },
  "colors.gray.contrast": {
    "value": "var(--ds-colors-gray-contrast)",
    "variable": "var(--ds-colors-gray-contrast)"
  },
  "colors.gray.fg": {
    "value": "var(--ds-colors-gray-fg)",
    "variable": "var(--ds-colors-gray-fg)"
  },
  "colors.gray.subtle": {
    "value": "var(--ds-colors-gray-subtle)",
    "variable": "var(--ds-colors-gray-subtle)"
  },
  "colors.gray.muted": {
    "value": "var(--ds-colors-gray-muted)",
    "variable": "var(--ds-colors-gray-muted)"
  },
  "colors.gray.emphasized": {
    "value": "var(--ds-colors-gray-emphasized)",
    "variable": "var(--ds-colors-gray-emphasized)"
  },
  "colors.gray.border": {
    "value": "var(--ds-colors-gray-border)",
    "variable": "var(--ds-colors-gray-border)"
  },
  "colors.gray.focusRing": {
    "value": "var(--ds-colors-gray-focus-ring)",
    "variable": "var(--ds-colors-gray-focus-ring)"
  },
  "colors.blue.solid": {
    "value": "var(--ds-colors-blue-solid)",
    "variable": "var(--ds-colors-blue-solid)"
  },
  "colors.blue.contrast": {
    "value": "var(--ds-colors-blue-contrast)",
    "variable": "var(--ds-colors-blue-contrast)"
  },
  "colors.blue.fg": {
    "value": "var(--ds-colors-blue-fg)",
    "variable": "var(--ds-colors-blue-fg)"
  },
  "colors.blue.subtle": {
    "value": "var(--ds-colors-blue-subtle)",
    "variable": "var(--ds-colors-blue-subtle)"
  },
  "colors.blue.muted": {
    "value": "var(--ds-colors-blue-muted)",
    "variable": "var(--ds-colors-blue-muted)"
  },
  "colors.blue.emphasized": {
    "value": "var(--ds-colors-blue-emphasized)",
    "variable": "var(--ds-colors-blue-emphasized)"
  },
  "colors.blue.border": {
    "value": "var(--ds-colors-blue-border)",
    "variable": "var(--ds-colors-blue-border)"
  },
  "colors.blue.focusRing": {
    "value": "var(--ds-colors-blue-focus-ring)",
    "variable": "var(--ds-colors-blue-focus-ring)"
  },
  "colors.orange.solid": {
    "value": "var(--ds-colors-orange-solid)",
    "variable": "var(--ds-colors-orange-solid)"
  },
  "colors.orange.contrast": {
    "value": "var(--ds-colors-orange-contrast)",
    "variable": "var(--ds-colors-orange-contrast)"
  },
  "colors.orange.fg": {
    "value": "var(--ds-colors-orange-fg)",
    "variable": "var(--ds-colors-orange-fg)"
  },
  "colors.orange.subtle": {
    "value": "var(--ds-colors-orange-subtle)",
    "variable": "var(--ds-colors-orange-subtle)"
  },
  "colors.orange.muted": {
    "value": "var(--ds-colors-orange-muted)",
    "variable": "var(--ds-colors-orange-muted)"
  },
  "colors.orange.emphasized": {
    "value": "var(--ds-colors-orange-emphasized)",
    "variable": "var(--ds-colors-orange-emphasized)"
  },
  "colors.orange.border": {
    "value": "var(--ds-colors-orange-border)",
    "variable": "var(--ds-colors-orange-border)"
  },
  "colors.orange.focusRing": {
    "value": "var(--ds-colors-orange-focus-ring)",
    "variable": "var(--ds-colors-orange-focus-ring)"
  },
  "colors.green.solid": {
    "value": "var(--ds-colors-green-solid)",
    "variable": "var(--ds-colors-green-solid)"
  },
  "colors.green.contrast": {
    "value": "var(--ds-colors-green-contrast)",
    "variable": "var(--ds-colors-green-contrast)"
  },
  "colors.green.fg": {
    "value": "var(--ds-colors-green-fg)",
    "variable": "var(--ds-colors-green-fg)"
  },
  "colors.green.subtle": {
    "value": "var(--ds-colors-green-subtle)",
    "variable": "var(--ds-colors-green-subtle)"
  },
  "colors.green.muted": {
    "value": "var(--ds-colors-green-muted)",
    "variable": "var(--ds-colors-green-muted)"
  },
  "colors.green.emphasized": {
    "value": "var(--ds-colors-green-emphasized)",
    "variable": "var(--ds-colors-green-emphasized)"
  },
  "colors.green.border": {
    "value": "var(--ds-colors-green-border)",
    "variable": "var(--ds-colors-green-border)"
  },
  "colors.green.focusRing": {
    "value": "var(--ds-colors-green-focus-ring)",
    "variable": "var(--ds-colors-green-focus-ring)"
  },
  "colors.red.solid": {
    "value": "var(--ds-colors-red-solid)",
    "variable": "var(--ds-colors-red-solid)"
  },
  "colors.red.contrast": {
    "value": "var(--ds-colors-red-contrast)",
    "variable": "var(--ds-colors-red-contrast)"
  },
  "colors.red.fg": {
    "value": "var(--ds-colors-red-fg)",
    "variable": "var(--ds-colors-red-fg)"
  },
  "colors.red.subtle": {
    "value": "var(--ds-colors-red-subtle)",
    "variable": "var(--ds-colors-red-subtle)"
  },
  "colors.red.muted": {
    "value": "var(--ds-colors-red-muted)",
    "variable": "var(--ds-colors-red-muted)"
  },
  "colors.red.emphasized": {
    "value": "var(--ds-colors-red-emphasized)",
    "variable": "var(--ds-colors-red-emphasized)"
  },
  "colors.red.border": {
    "value": "var(--ds-colors-red-border)",
    "variable": "var(--ds-colors-red-border)"
  },
  "colors.red.focusRing": {
    "value": "var(--ds-colors-red-focus-ring)",
    "variable": "var(--ds-colors-red-focus-ring)"
  },
  "colors.yellow.solid": {
    "value": "var(--ds-colors-yellow-solid)",
    "variable": "var(--ds-colors-yellow-solid)"
  },
  "colors.yellow.contrast": {
    "value": "var(--ds-colors-yellow-contrast)",
    "variable": "var(--ds-colors-yellow-contrast)"
  },
  "colors.yellow.fg": {
    "value": "var(--ds-colors-yellow-fg)",
    "variable": "var(--ds-colors-yellow-fg)"
  },
  "colors.yellow.subtle": {
    "value": "var(--ds-colors-yellow-subtle)",
    "variable": "var(--ds-colors-yellow-subtle)"
  },
  "colors.yellow.muted": {
    "value": "var(--ds-colors-yellow-muted)",
    "variable": "var(--ds-colors-yellow-muted)"
  },
  "colors.yellow.emphasized": {
    "value": "var(--ds-colors-yellow-emphasized)",
    "variable": "var(--ds-colors-yellow-emphasized)"
  },
  "colors.yellow.border": {
    "value": "var(--ds-colors-yellow-border)",
    "variable": "var(--ds-colors-yellow-border)"
  },
  "colors.yellow.focusRing": {
    "value": "var(--ds-colors-yellow-focus-ring)",
    "variable": "var(--ds-colors-yellow-focus-ring)"
  },
  "radii.l1": {
    "value": "var(--ds-radii-md)",
    "variable": "var(--ds-radii-l1)"
  },
  "radii.l2": {
    "value": "var(--ds-radii-xl)",
    "variable": "var(--ds-radii-l2)"
  },
  "radii.l3": {
    "value": "var(--ds-radii-2xl)",
    "variable": "var(--ds-radii-l3)"
  },
  "shadows.xs": {
    "value": "0 1px 2px color-mix(in srgb, #2b1d10 var(--shade), transparent)",
    "variable": "var(--ds-shadows-xs)"
  },
  "shadows.sm": {
    "value": "0 1px 2px color-mix(in srgb, #2b1d10 var(--shade), transparent), 0 4px 12px -4px color-mix(in srgb, #2b1d10 var(--shade), transparent)",
    "variable": "var(--ds-shadows-sm)"
  },
  "shadows.md": {
    "value": "0 2px 4px color-mix(in srgb, #2b1d10 var(--shade), transparent), 0 10px 28px -8px color-mix(in srgb, #2b1d10 var(--shade), transparent)",
    "variable": "var(--ds-shadows-md)"
  },
  "shadows.lg": {
    "value": "0 4px 8px color-mix(in srgb, #2b1d10 var(--shade), transparent), 0 24px 56px -16px color-mix(in srgb, #2b1d10 var(--shade), transparent)",
    "variable": "var(--ds-shadows-lg)"
  },
  "shadows.xl": {
    "value": "0 8px 16px color-mix(in srgb, #2b1d10 var(--shade), transparent), 0 32px 72px -16px color-mix(in srgb, #2b1d10 var(--shade), transparent)",
    "variable": "var(--ds-shadows-xl)"
  },
  "spacing.-1": {
    "value": "calc(var(--ds-spacing-1) * -1)",
    "variable": "var(--ds-spacing-1)"
  },
  "spacing.-2": {
    "value": "calc(var(--ds-spacing-2) * -1)",
    "variable": "var(--ds-spacing-2)"
  },
  "spacing.-3": {
    "value": "calc(var(--ds-spacing-3) * -1)",
    "variable": "var(--ds-spacing-3)"
  },
  "spacing.-4": {
    "value": "calc(var(--ds-spacing-4) * -1)",
    "variable": "var(--ds-spacing-4)"
  },
  "spacing.-5": {
    "value": "calc(var(--ds-spacing-5) * -1)",
    "variable": "var(--ds-spacing-5)"
  },
  "spacing.-6": {
    "value": "calc(var(--ds-spacing-6) * -1)",
    "variable": "var(--ds-spacing-6)"
  },
  "spacing.-7": {
    "value": "calc(var(--ds-spacing-7) * -1)",
    "variable": "var(--ds-spacing-7)"
  },
  "spacing.-8": {
    "value": "calc(var(--ds-spacing-8) * -1)",
    "variable": "var(--ds-spacing-8)"
  },
  "spacing.-9": {
    "value": "calc(var(--ds-spacing-9) * -1)",
    "variable": "var(--ds-spacing-9)"
  },
  "spacing.-10": {
    "value": "calc(var(--ds-spacing-10) * -1)",
    "variable": "var(--ds-spacing-10)"
  },
  "spacing.-11": {
    "value": "calc(var(--ds-spacing-11) * -1)",
    "variable": "var(--ds-spacing-11)"
  },
  "spacing.-12": {
    "value": "calc(var(--ds-spacing-12) * -1)",
    "variable": "var(--ds-spacing-12)"
  },
  "spacing.-14": {
    "value": "calc(var(--ds-spacing-14) * -1)",
    "variable": "var(--ds-spacing-14)"
  },
  "spacing.-16": {
    "value": "calc(var(--ds-spacing-16) * -1)",
    "variable": "var(--ds-spacing-16)"
  },
  "spacing.-20": {
    "value": "calc(var(--ds-spacing-20) * -1)",
    "variable": "var(--ds-spacing-20)"
  },
  "spacing.-24": {
    "value": "calc(var(--ds-spacing-24) * -1)",
    "variable": "var(--ds-spacing-24)"
  },
  "spacing.-28": {
    "value": "calc(var(--ds-spacing-28) * -1)",
    "variable": "var(--ds-spacing-28)"
  },
  "spacing.-32": {
    "value": "calc(var(--ds-spacing-32) * -1)",
    "variable": "var(--ds-spacing-32)"
  },
  "spacing.-36": {
    "value": "calc(var(--ds-spacing-36) * -1)",
    "variable": "var(--ds-spacing-36)"
  },
  "spacing.-40": {
    "value": "calc(var(--ds-spacing-40) * -1)",
    "variable": "var(--ds-spacing-40)"
  },
  "spacing.-44": {
    "value": "calc(var(--ds-spacing-44) * -1)",
    "variable": "var(--ds-spacing-44)"
  },
  "spacing.-48": {
    "value": "calc(var(--ds-spacing-48) * -1)",
    "variable": "var(--ds-spacing-48)"
  },
  "spacing.-52": {
    "value": "calc(var(--ds-spacing-52) * -1)",
    "variable": "var(--ds-spacing-52)"
  },
  "spacing.-56": {
    "value": "calc(var(--ds-spacing-56) * -1)",
    "variable": "var(--ds-spacing-56)"
  },
  "spacing.-60": {
    "value": "calc(var(--ds-spacing-60) * -1)",
    "variable": "var(--ds-spacing-60)"
  },
  "spacing.-64": {
    "value": "calc(var(--ds-spacing-64) * -1)",
    "variable": "var(--ds-spacing-64)"
  },
  "spacing.-72": {
    "value": "calc(var(--ds-spacing-72) * -1)",
    "variable": "var(--ds-spacing-72)"
  },
  "spacing.-80": {
    "value": "calc(var(--ds-spacing-80) * -1)",
    "variable": "var(--ds-spacing-80)"
  },
  "spacing.-96": {
    "value": "calc(var(--ds-spacing-96) * -1)",
    "variable": "var(--ds-spacing-96)"
  },
  "spacing.-0.5": {
    "value": "calc(var(--ds-spacing-0\\.5) * -1)",
    "variable": "var(--ds-spacing-0\\.5)"
  },
  "spacing.-1.5": {
    "value": "calc(var(--ds-spacing-1\\.5) * -1)",
    "variable": "var(--ds-spacing-1\\.5)"
  },
  "spacing.-2.5": {
    "value": "calc(var(--ds-spacing-2\\.5) * -1)",
    "variable": "var(--ds-spacing-2\\.5)"
  },
  "spacing.-3.5": {
    "value": "calc(var(--ds-spacing-3\\.5) * -1)",
    "variable": "var(--ds-spacing-3\\.5)"
  },
  "spacing.-4.5": {
    "value": "calc(var(--ds-spacing-4\\.5) * -1)",
    "variable": "var(--ds-spacing-4\\.5)"
  },
  "colors.colorPalette": {
    "value": "var(--ds-colors-color-palette)",
    "variable": "var(--ds-colors-color-palette)"
  },
  "colors.colorPalette.subtle": {
    "value": "var(--ds-colors-color-palette-subtle)",
    "variable": "var(--ds-colors-color-palette-subtle)"
  },
  "colors.colorPalette.muted": {
    "value": "var(--ds-colors-color-palette-muted)",
    "variable": "var(--ds-colors-color-palette-muted)"
  },
  "colors.colorPalette.emphasized": {
    "value": "var(--ds-colors-color-palette-emphasized)",
    "variable": "var(--ds-colors-color-palette-emphasized)"
  },
  "colors.colorPalette.inverted": {
    "value": "var(--ds-colors-color-palette-inverted)",
    "variable": "var(--ds-colors-color-palette-inverted)"
  },
  "colors.colorPalette.panel": {
    "value": "var(--ds-colors-color-palette-panel)",
    "variable": "var(--ds-colors-color-palette-panel)"
  },
  "colors.colorPalette.error": {
    "value": "var(--ds-colors-color-palette-error)",
    "variable": "var(--ds-colors-color-palette-error)"
  },
  "colors.colorPalette.warning": {
    "value": "var(--ds-colors-color-palette-warning)",
    "variable": "var(--ds-colors-color-palette-warning)"
  },
  "colors.colorPalette.success": {
    "value": "var(--ds-colors-color-palette-success)",
    "variable": "var(--ds-colors-color-palette-success)"
  },
  "colors.colorPalette.info": {
    "value": "var(--ds-colors-color-palette-info)",
    "variable": "var(--ds-colors-color-palette-info)"
  },
  "colors.colorPalette.solid": {
    "value": "var(--ds-colors-color-palette-solid)",
    "variable": "var(--ds-colors-color-palette-solid)"
  },
  "colors.colorPalette.contrast": {
    "value": "var(--ds-colors-color-palette-contrast)",
    "variable": "var(--ds-colors-color-palette-contrast)"
  },
  "colors.colorPalette.fg": {
    "value": "var(--ds-colors-color-palette-fg)",
    "variable": "var(--ds-colors-color-palette-fg)"
  },
  "colors.colorPalette.border": {
    "value": "var(--ds-colors-color-palette-border)",
    "variable": "var(--ds-colors-color-palette-border)"
  },
  "colors.colorPalette.focusRing": {
    "value": "var(--ds-colors-color-palette-focus-ring)",
    "variable": "var(--ds-colors-color-palette-focus-ring)"
  }
}

export function token(path, fallback) {
  return tokens[path]?.value || fallback
}

function tokenVar(path, fallback) {
  return tokens[path]?.variable || fallback
}

token.var = tokenVar