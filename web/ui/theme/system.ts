import { createSystem, defineConfig, defineKeyframes } from '@chakra-ui/react';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { semanticColors } from './colors.ts';
import { badge, button, heading, input, link, skeleton, spinner, textarea } from './recipes.ts';
import { shadows, textStyles, tokens } from './tokens.ts';

/** Dark mode follows the device's setting (docs/decisions/0001). */
const DARK = '@media (prefers-color-scheme: dark)';

/** Every animation of the site. */
const keyframes = defineKeyframes({
  spin: { '0%': { transform: 'rotate(0deg)' }, '100%': { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  position: {
    from: {
      insetInlineStart: 'var(--animate-from-x)',
      insetBlockStart: 'var(--animate-from-y)',
    },
    to: { insetInlineStart: 'var(--animate-to-x)', insetBlockStart: 'var(--animate-to-y)' },
  },
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  'scale-in': { from: { scale: '0.95' }, to: { scale: '1' } },
  'scale-out': { from: { scale: '1' }, to: { scale: '0.95' } },
  // Delays the pictures below the first screen until after the first paint.
  unseen: { 'from, to': { contentVisibility: 'hidden' } },
});

/**
 * The theme of the site: Chakra UI with our own tokens and recipes instead of Chakra's. Dialogs
 * and menus pass their recipes to their roots, so that these load with them.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    cssVarsPrefix: 'ds',
    conditions: { dark: DARK },
    globalCss: {
      html: {
        color: 'fg',
        bg: 'bg',
        fontFamily: 'body',
        lineHeight: '1.55',
        colorPalette: 'accent',
        scrollPaddingTop: '6rem',
        // Without this, the browser scrolls, and the content stays where the toast covers it.
        '&[style*="--toasts"]': { overflowAnchor: 'none' },
        '--global-color-border': 'colors.border',
        '--shade': '9%',
        [DARK]: { '--shade': '55%' },
      },
      body: { overflowWrap: 'break-word' },
      // A dialog begins below the toasts (see ToastRegion).
      '[data-scope=dialog][data-part=positioner]': {
        top: 'var(--toasts, 0px) !important',
        height: 'calc(100dvh - var(--toasts, 0px)) !important',
      },
      // Each text has the direction of its own letters, and changes no other one in its line.
      'body *': { unicodeBidi: 'plaintext' },
      // A sheet is printed in place of the page and of the layers above it, such as dialogs.
      'body:has([data-print-sheet]) > :not([data-print-sheet])': {
        '@media print': { display: 'none !important' },
      },
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
      tokens,
      semanticTokens: {
        colors: semanticColors,
        radii: {
          l1: { value: '{radii.md}' },
          l2: { value: '{radii.xl}' },
          l3: { value: '{radii.2xl}' },
        },
        shadows,
      },
      recipes: { badge, button, heading, input, link, skeleton, spinner, textarea },
    },
  }),
);
