import { BRAND } from '@doorstep/domain/brand';
import { defineTextStyles, defineTokens } from '@chakra-ui/react';

const values = <T extends string>(of: Record<T, string>) =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, { value }])) as Record<
    T,
    { value: string }
  >;

/** Creates tokens of Chakra's scale, in which a step is 0.25 rem (4 px). */
const steps = (...of: number[]) =>
  Object.fromEntries(of.map((step) => [step, { value: `${step / 4}rem` }]));

/** The tokens that screens use. Every page contains them as CSS variables. */
export const tokens = defineTokens({
  animations: values({
    spin: 'spin 1s linear infinite',
    pulse: 'pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite',
  }),
  // Photos of work always have this shape, so that they cause no layout shift when they load.
  aspectRatios: values({ photo: '4 / 3' }),
  colors: values({ white: '#ffffff', black: '#000000' }),
  durations: values({
    faster: '100ms',
    fast: '150ms',
    moderate: '200ms',
    slow: '300ms',
    slowest: '500ms',
  }),
  fonts: values({ body: BRAND.fonts.body, heading: BRAND.fonts.heading }),
  fontSizes: values({
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': '1.875rem',
    '4xl': '2.25rem',
    '5xl': '3rem',
    '6xl': '3.75rem',
    '7xl': '4.5rem',
  }),
  fontWeights: values({ medium: '500', semibold: '600', bold: '700' }),
  radii: values({
    sm: '0.25rem',
    md: '0.375rem',
    lg: '0.5rem',
    xl: '0.75rem',
    '2xl': '1rem',
    '3xl': '1.5rem',
    full: '9999px',
  }),
  sizes: {
    ...steps(
      1,
      2,
      3,
      4,
      4.5,
      5,
      6,
      7,
      8,
      9,
      10,
      11,
      12,
      13,
      14,
      16,
      20,
      24,
      28,
      32,
      36,
      40,
      44,
      48,
    ),
    ...values({ full: '100%', sm: '24rem', md: '28rem', lg: '32rem', '2xl': '42rem' }),
  },
  spacing: steps(0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24),
  zIndex: {
    docked: { value: 10 },
    sticky: { value: 1100 },
    banner: { value: 1200 },
    popover: { value: 1500 },
    skipNav: { value: 1600 },
    toast: { value: 1700 },
  },
});

const soft = 'color-mix(in srgb, #2b1d10 var(--shade), transparent)';

export const shadows = values({
  xs: `0 1px 2px ${soft}`,
  sm: `0 1px 2px ${soft}, 0 4px 12px -4px ${soft}`,
  md: `0 2px 4px ${soft}, 0 10px 28px -8px ${soft}`,
  lg: `0 4px 8px ${soft}, 0 24px 56px -16px ${soft}`,
  xl: `0 8px 16px ${soft}, 0 32px 72px -16px ${soft}`,
});

export const textStyles = defineTextStyles({
  xs: { value: { fontSize: 'xs', lineHeight: '1rem' } },
  sm: { value: { fontSize: 'sm', lineHeight: '1.25rem' } },
  md: { value: { fontSize: 'md', lineHeight: '1.5rem' } },
  lg: { value: { fontSize: 'lg', lineHeight: '1.75rem' } },
  xl: { value: { fontSize: 'xl', lineHeight: '1.875rem' } },
});
