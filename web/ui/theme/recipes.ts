import { defineRecipe } from '@chakra-ui/react';

/** Use `solid` once on a screen, for its main action. */
export const button = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    fontWeight: '600',
    lineHeight: '1.2',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'transparent',
    cursor: 'pointer',
    userSelect: 'none',
    textAlign: 'center',
    transitionProperty: 'common',
    transitionDuration: 'fast',
    focusVisibleRing: 'outside',
    _disabled: { opacity: '0.55', cursor: 'not-allowed' },
    position: 'relative',
    // A spinner replaces the content, whose space stays.
    '&[aria-busy=true]': {
      WebkitTextFillColor: 'transparent',
      '& > *': { visibility: 'hidden' },
      _after: {
        content: '""',
        position: 'absolute',
        inset: '0',
        margin: 'auto',
        boxSize: '1.25em',
        borderWidth: '2px',
        borderColor: 'currentColor',
        borderBottomColor: 'transparent',
        borderInlineStartColor: 'transparent',
        borderRadius: 'full',
        animation: 'spin',
        animationDuration: 'slowest',
      },
    },
    _icon: { flexShrink: '0', width: '1.15em', height: '1.15em' },
  },
  variants: {
    size: {
      sm: { minH: '9', px: '4', textStyle: 'sm' },
      md: { minH: '11', px: '5', textStyle: 'md' },
      lg: { minH: '13', px: '7', textStyle: 'lg' },
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        boxShadow: 'xs',
        _hover: { filter: 'brightness(0.93)' },
      },
      outline: {
        borderColor: 'border.emphasized',
        color: 'fg',
        bg: 'bg.panel',
        _hover: { bg: 'bg.muted' },
      },
      ghost: { color: 'fg', _hover: { bg: 'bg.muted' } },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});

const fieldBase = {
  width: '100%',
  minWidth: '0',
  color: 'fg',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  borderRadius: 'xl',
  px: '3.5',
  // 16 px, because iOS zooms in when a field with smaller text gets the focus.
  fontSize: 'md',
  transitionProperty: 'common',
  transitionDuration: 'fast',
  focusVisibleRing: 'inside',
  // A neutral color: a reddish accent would look like the border of an error.
  '--focus-ring-color': 'colors.fg.muted',
  _placeholder: { color: 'fg.subtle' },
  _disabled: { opacity: '0.6', cursor: 'not-allowed' },
  _readOnly: { bg: 'bg.muted' },
  _invalid: { borderColor: 'border.error' },
} as const;

export const input = defineRecipe({
  className: 'input',
  base: { ...fieldBase, height: '12', appearance: 'none', textAlign: 'start' },
});

export const textarea = defineRecipe({
  className: 'textarea',
  base: { ...fieldBase, py: '3', lineHeight: '1.5', appearance: 'none', resize: 'vertical' },
});

export const badge = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    px: '2.5',
    minH: '6',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: '600',
    whiteSpace: 'nowrap',
    bg: 'colorPalette.subtle',
    color: 'colorPalette.fg',
  },
});

export const heading = defineRecipe({
  className: 'heading',
  base: {
    fontFamily: 'heading',
    fontWeight: '560',
    letterSpacing: '-0.015em',
    lineHeight: '1.15',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  variants: {
    size: {
      sm: { fontSize: 'lg', lineHeight: '1.3', letterSpacing: '0' },
      md: { fontSize: 'xl', lineHeight: '1.25' },
      lg: { fontSize: { base: '2xl', md: '3xl' } },
      xl: { fontSize: { base: '3xl', md: '4xl' } },
      '2xl': { fontSize: { base: '2.6rem', md: '3.6rem', lg: '4.2rem' }, lineHeight: '1.05' },
    },
  },
  defaultVariants: { size: 'lg' },
});

export const link = defineRecipe({
  className: 'link',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    borderRadius: 'sm',
    focusVisibleRing: 'outside',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  variants: {
    variant: {
      underline: {
        color: 'accent.fg',
        textDecoration: 'underline',
        textUnderlineOffset: '3px',
        textDecorationColor: 'accent.emphasized',
        _hover: { textDecorationColor: 'currentColor' },
      },
      plain: { color: 'inherit', _hover: { color: 'accent.fg' } },
    },
  },
  defaultVariants: { variant: 'underline' },
});

export const skeleton = defineRecipe({
  className: 'skeleton',
  base: {
    borderRadius: 'l2',
    bg: 'bg.emphasized',
    animation: 'pulse',
    animationDuration: '1.2s',
    flexShrink: '0',
    pointerEvents: 'none',
  },
});

export const spinner = defineRecipe({
  className: 'spinner',
  base: {
    display: 'inline-block',
    boxSize: '5',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderBottomColor: 'transparent',
    borderInlineStartColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin',
    animationDuration: 'slowest',
  },
});
