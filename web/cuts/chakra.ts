import { type Cut, type Replacement } from './cut.ts';

const words = (text: string) => text.trim().split(/\s+/);

/** Names of styles that nothing of ours says, nor of Chakra's that is built (said all the same, it ends the build). */
const UNSAID_STYLES = words(`
  backgroundRepeat backgroundAttachment backgroundGradient gradientFrom gradientTo gradientVia borderTop
  borderLeft borderBlockStart borderRight borderBottom borderBlockEnd borderInlineStart borderInlineEnd
  borderInline borderBlock borderTopColor borderBlockStartColor borderBlockEndColor borderLeftColor
  borderRightColor borderInlineEndColor borderTopStyle borderBlockStartStyle borderBottomStyle
  borderBlockEndStyle borderInlineStartStyle borderInlineEndStyle borderLeftStyle borderRightStyle
  borderInlineStartRadius borderInlineEndRadius borderTopRadius borderBottomRadius borderLeftRadius
  borderRightRadius borderBlockStartWidth borderBlockEndWidth borderRightWidth borderInlineWidth
  borderLeftWidth borderBlockWidth divideX divideY divideColor divideStyle boxShadowColor
  mixBlendMode backgroundBlendMode brightness hueRotate invert saturate sepia dropShadow backdropBlur
  backdropBrightness backdropContrast backdropGrayscale backdropHueRotate backdropInvert backdropOpacity
  backdropSaturate backdropSepia gridGap gridColumnGap gridRowGap focusRingOffset focusRingStyle
  inlineSize blockSize minInlineSize minBlockSize maxInlineSize maxBlockSize overscrollBehaviorX
  scrollbarColor scrollbarGutter scrollMargin scrollMarginX scrollMarginY scrollPadding
  scrollPaddingBottom scrollPaddingLeft scrollPaddingRight scrollPaddingInline scrollPaddingBlock
  scrollSnapStrictness scrollSnapMargin scrollSnapMarginTop scrollSnapMarginBottom scrollSnapMarginLeft
  scrollSnapMarginRight listStylePosition listStyleImage insetBlock insetBlockEnd ring ringColor
  ringOffset ringOffsetColor ringInset marginBlockStart marginBlockEnd marginLeft paddingRight
  paddingBlockStart paddingBlockEnd paddingLeft textShadow skewX skewY scaleX scaleY spaceXReverse spaceX
  spaceYReverse spaceY rotateX rotateY translateX translateY animationDelay truncate borderSpacing
  borderSpacingX borderSpacingY caretColor
`);

/** What these may be called besides. */
const UNSAID_SHORTHANDS = words(`
  bgRepeat bgAttachment bgGradient borderStart borderEnd borderX borderY borderEndColor
  borderStartStyle borderEndStyle roundedStart borderStartRadius roundedEnd borderEndRadius
  roundedTop roundedBottom roundedLeft roundedRight borderXWidth borderYWidth shadowColor
  blendMode bgBlendMode overscrollX scrollPaddingX scrollPaddingY listStylePos listStyleImg insetY
  ml pr pl
`);

/** So for states and surroundings, `_peerHover` say. */
const UNSAID_CONDITIONS = words(`
  active focusWithin focusVisible visited target readWrite empty incomplete dragging before firstLetter
  firstLine marker selection file backdrop last notFirst notLast only even odd peerFocus peerHover
  peerActive peerFocusWithin peerFocusVisible peerDisabled peerChecked peerInvalid peerExpanded
  peerPlaceholderShown groupFocus groupHover groupActive groupFocusWithin groupFocusVisible groupDisabled
  groupChecked groupExpanded groupInvalid required valid autofill inRange outOfRange pressed selected
  grabbed underValue overValue atValue default optional fullscreen loading hidden current currentPage
  currentStep today unavailable rangeStart rangeEnd now topmost motionSafe print landscape portrait osDark
  osLight highContrast lessContrast moreContrast ltr scrollbarThumb scrollbarTrack horizontal vertical
  starting
`);

const withoutStyle = (name: string): Replacement => [
  new RegExp(`^ {4}${name}: (?:.*\\},?|\\{$[^]*?^ {4}\\},?)$`, 'm'),
  '',
];

const withoutCondition = (name: string): Replacement => [
  new RegExp(`^ {2}${name}: ".*,?$`, 'm'),
  '',
];

const ANY_STYLE = new RegExp(
  `(?<![\\w.$-])"?(${[...UNSAID_STYLES, ...UNSAID_SHORTHANDS].join('|')})"?:`,
);
const ANY_CONDITION = new RegExp(`(?<![\\w$])(_(?:${UNSAID_CONDITIONS.join('|')}))(?![\\w$])`);

/** A name that is left out and that this built text says all the same; undefined when there is none. */
export const unsaidIn = (text: string): string | undefined =>
  (ANY_STYLE.exec(text) ?? ANY_CONDITION.exec(text))?.[1];

/** What a style may be called beside what CSS calls it, and when it may hold. */
const names: Cut = {
  file: /@chakra-ui\/react\/dist\/esm\/preset-base\.js$/,
  replace: [...UNSAID_STYLES.map(withoutStyle), ...UNSAID_CONDITIONS.map(withoutCondition)],
};

export const chakra: Record<string, Cut> = {
  /**
   * Chakra's theme puts all of its recipes into one object beside those that we take from it, by a call
   * that nobody told the bundler is without effect: 50 of them would come along.
   */
  recipes: {
    file: /@chakra-ui\/react\/dist\/esm\/theme\//,
    replace: [[/ = (define\w+\()/g, ' = /* @__PURE__ */ $1', 'any']],
  },
  /** So for the names of the parts of all that it has, in its own list and in each part's. */
  anatomies: {
    file: /@chakra-ui\/react\/dist\/esm\/anatomy\.js$|@zag-js\/[\w-]+\/dist\/[\w-]+\.anatomy\.mjs$/,
    replace: [
      [
        /^(const|var) (\w+) = ((?:createAnatomy|\w+\.(?:extendWith|build))\([^;]*);$/gm,
        '$1 $2 = /* @__PURE__ */ (() => $3)();',
        'any',
      ],
    ],
  },
  /** The tokens of all kinds are one object, and ours has other colors. */
  colors: {
    file: /@chakra-ui\/react\/dist\/esm\/theme\/tokens\/colors\.js$/,
    replace: [[/= defineTokens\.colors\([^]*?^\}\);$/m, '= {};']],
  },
  'names of styles': names,
};
