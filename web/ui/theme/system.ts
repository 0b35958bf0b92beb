import { createSystem, defineConfig } from '@chakra-ui/react';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { skeletonRecipe, spinnerRecipe, textStyles, tokens } from '@chakra-ui/react/theme';
import { semanticColors } from './colors.ts';
import { keyframes } from './motion.ts';
import { badge, button, heading, input, link, textarea } from './recipes.ts';

/** Dark follows the device: no switch, no script, no flash. */
const DARK = '@media (prefers-color-scheme: dark)';

const soft = 'color-mix(in srgb, #2b1d10 var(--shade), transparent)';

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'ds',
  cssVarsRoot: ':where(html)',
  conditions: { dark: DARK },
  globalCss: {
    html: {
      color: 'fg',
      bg: 'bg',
      fontFamily: 'body',
      lineHeight: '1.55',
      '--global-font-body': 'fonts.body',
      '--global-color-border': 'colors.border',
      colorPalette: 'accent',
      scrollPaddingTop: '6rem',
      '--shade': '9%',
      [DARK]: { '--shade': '55%' },
    },
    body: { minHeight: '100dvh', overflowWrap: 'break-word' },
    '*::selection': { bg: 'accent.emphasized' },
    '*, *::before, *::after': {
      _motionReduce: {
        animationDuration: '0.01ms !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    keyframes,
    textStyles,
    tokens: {
      animations: tokens.animations,
      durations: tokens.durations,
      easings: tokens.easings,
      fontSizes: tokens.fontSizes,
      fontWeights: tokens.fontWeights,
      lineHeights: tokens.lineHeights,
      radii: tokens.radii,
      sizes: { ...tokens.sizes, 13: { value: '3.25rem' } },
      spacing: tokens.spacing,
      zIndex: tokens.zIndex,
      fonts: {
        body: { value: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif" },
        heading: {
          value: "'Fraunces Variable', 'Fraunces Fallback', 'Fraunces Fallback Times', serif",
        },
      },
      colors: { white: { value: '#ffffff' }, black: { value: '#000000' } },
    },
    semanticTokens: {
      colors: semanticColors,
      radii: {
        l1: { value: '{radii.md}' },
        l2: { value: '{radii.xl}' },
        l3: { value: '{radii.2xl}' },
      },
      shadows: {
        xs: { value: `0 1px 2px ${soft}` },
        sm: { value: `0 1px 2px ${soft}, 0 4px 12px -4px ${soft}` },
        md: { value: `0 2px 4px ${soft}, 0 10px 28px -8px ${soft}` },
        lg: { value: `0 4px 8px ${soft}, 0 24px 56px -16px ${soft}` },
        xl: { value: `0 8px 16px ${soft}, 0 32px 72px -16px ${soft}` },
      },
    },
    // Only what stands on a first screen: dialogs, menus and the like bring theirs (`recipe`).
    recipes: {
      badge,
      button,
      heading,
      input,
      link,
      textarea,
      skeleton: skeletonRecipe,
      spinner: spinnerRecipe,
    },
  },
});

export const system = createSystem(defaultBaseConfig, config);
