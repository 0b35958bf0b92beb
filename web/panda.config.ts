import { defineConfig, defineUtility } from '@pandacss/dev';
import base from '@pandacss/preset-base';
import { recipes } from './ui/theme/recipes.ts';
import { reset } from './ui/theme/reset.ts';
import { DARK, theme } from './ui/theme/theme.ts';

const outline = (width: string) => ({ outline: `${width} solid var(--focus-ring-color)` });

/** Around what has the focus, in the color of its palette. */
const focusVisibleRing = defineUtility({
  className: 'focus-ring',
  values: ['inside', 'outside'],
  transform: (value: string, { token }) => ({
    '--focus-ring-color': token('colors.colorPalette.focusRing'),
    '&:is(:focus-visible, [data-focus-visible])':
      value === 'inside'
        ? { ...outline('1px'), outlineOffset: '0px', borderColor: 'var(--focus-ring-color)' }
        : { ...outline('2px'), outlineOffset: '2px' },
  }),
});

/**
 * How what screens say of their looks (ui/elements.tsx) becomes a style sheet, at the build:
 * docs/decisions/0027.
 */
export default defineConfig({
  // Without its variables for filters and the like, thirty on each element: none of ours is put together of parts.
  presets: [{ ...base, globalCss: {} }],
  eject: true,
  include: ['{app,routes,features,ui}/**/*.tsx'],
  outdir: 'styled-system',
  outExtension: 'js',
  jsxFramework: 'react',
  prefix: { cssVar: 'ds' },
  cssVarRoot: ':where(html)',
  minify: true,
  conditions: {
    extend: {
      hover: [
        '@media (hover: hover)',
        '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])',
      ],
      invalid: '&:is([data-invalid], [aria-invalid=true], [data-state=invalid])',
      readOnly: '&:is([data-readonly], [aria-readonly=true], [readonly])',
      dark: DARK,
      // A page that was made for visitors, until the app says who is here (app/boot.ts).
      person: '[data-person] &',
    },
  },
  utilities: {
    extend: {
      focusVisibleRing,
      transitionProperty: {
        values: {
          common:
            'background-color, border-color, color, fill, stroke, opacity, box-shadow, translate, transform',
        },
      },
      lineClamp: {
        className: 'lc',
        // What is cut is not balanced.
        transform: (value: string) => ({
          overflow: 'hidden',
          display: '-webkit-box',
          WebkitLineClamp: value,
          WebkitBoxOrient: 'vertical',
          textWrap: 'wrap',
        }),
      },
      // Panda's `end` and `start` are attributes of other things.
      insetInlineEnd: { shorthand: 'insetEnd' },
      insetInlineStart: { shorthand: 'insetStart' },
    },
  },
  theme: { ...theme, recipes },
  // What is chosen at run time: the looks of wrapped elements, and colors by a status.
  staticCss: {
    recipes: '*',
    css: [
      {
        properties: {
          colorPalette: ['accent', 'gray', 'blue', 'orange', 'green', 'red', 'yellow'],
        },
      },
    ],
  },
  globalCss: {
    ...reset,
    html: {
      ...reset.html,
      color: 'fg',
      bg: 'bg',
      fontFamily: 'body',
      lineHeight: '1.55',
      colorPalette: 'accent',
      scrollPaddingTop: '6rem',
      '--shade': '9%',
      [DARK]: { '--shade': '55%' },
    },
    body: { ...reset.body, overflowWrap: 'break-word' },
    '*::selection': { bg: 'accent.emphasized' },
    '*, *::before, *::after': {
      _motionReduce: {
        animationDuration: '0.01ms !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
});
