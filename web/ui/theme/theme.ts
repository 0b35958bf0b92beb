import { tokens } from '@chakra-ui/react/theme';
import { semanticColors } from './colors.ts';
import { keyframes } from './motion.ts';

/** Dark follows the device: no switch, no script, no flash. */
export const DARK = '@media (prefers-color-scheme: dark)';

const soft = 'color-mix(in srgb, #2b1d10 var(--shade), transparent)';

/** Names of sizes, colors and the like: for what is styled at the build, and for Chakra's dialogs, menus and toasts. */
export const theme = {
  breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
  keyframes,
  textStyles: {
    xs: { value: { fontSize: 'xs', lineHeight: '1rem' } },
    sm: { value: { fontSize: 'sm', lineHeight: '1.25rem' } },
    md: { value: { fontSize: 'md', lineHeight: '1.5rem' } },
    lg: { value: { fontSize: 'lg', lineHeight: '1.75rem' } },
    xl: { value: { fontSize: 'xl', lineHeight: '1.875rem' } },
  },
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
    // The shape of a work photo, wherever it stands: nothing jumps when a picture comes.
    aspectRatios: { photo: { value: '4 / 3' } },
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
};
