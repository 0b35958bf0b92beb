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
  borderSpacingX borderSpacingY caretColor borderStartStartRadius borderStartEndRadius borderInlineEndWidth
  grayscale focusRingColor focusRingWidth scrollMarginLeft scrollMarginRight
`);

/** So for what only CSS itself calls so. */
const UNSAID_CSS = words(`
  WebkitBorderBefore WebkitBorderBeforeColor WebkitBorderBeforeStyle WebkitBorderBeforeWidth WebkitBoxReflect
  WebkitMask WebkitMaskAttachment WebkitMaskClip WebkitMaskComposite WebkitMaskImage WebkitMaskOrigin
  WebkitMaskPosition WebkitMaskPositionX WebkitMaskPositionY WebkitMaskRepeat WebkitMaskRepeatX WebkitMaskRepeatY
  WebkitMaskSize WebkitOverflowScrolling WebkitTextFillColor WebkitTextStroke WebkitTextStrokeColor
  WebkitTextStrokeWidth WebkitUserModify alignTracks anchorName anchorScope animationComposition animationRange
  animationRangeEnd animationRangeStart animationTimeline backgroundOrigin backgroundPositionX backgroundPositionY
  borderBlockColor borderBlockStyle borderImage borderImageRepeat borderImageSource borderInlineColor
  borderInlineStyle boxAlign boxDecorationBreak boxDirection boxLines boxOrient boxPack breakAfter breakBefore
  captionSide caret caretShape colorInterpolationFilters columnFill columnRule columnRuleColor columnRuleStyle
  columnRuleWidth columnSpan containIntrinsicBlockSize containIntrinsicHeight containIntrinsicInlineSize
  containIntrinsicSize containIntrinsicWidth cornerShape counterIncrement counterReset counterSet emptyCells
  floodColor fontFeatureSettings fontKerning fontLanguageOverride fontOpticalSizing fontPalette fontSizeAdjust
  fontSmooth fontStretch fontSynthesis fontSynthesisPosition fontSynthesisSmallCaps fontSynthesisStyle
  fontSynthesisWeight fontVariant fontVariantAlternates fontVariantCaps fontVariantEastAsian fontVariantEmoji
  fontVariantLigatures fontVariantPosition fontVariationSettings forcedColorAdjust hangingPunctuation
  hyphenateCharacter hyphenateLimitChars imageResolution imeMode initialLetter initialLetterAlign interpolateSize
  justifyTracks lightingColor lineBreak lineHeightStep marginTrim marker markerEnd markerMid markerStart
  maskBorder maskBorderMode maskBorderOutset maskBorderRepeat maskBorderSlice maskBorderSource maskBorderWidth
  maskClip maskComposite maskMode maskOrigin maskType masonryAutoFlow mathDepth mathShift mathStyle maxLines
  offsetAnchor offsetDistance offsetPath offsetPosition offsetRotate overflowBlock overflowClipBox
  overflowClipMargin overflowInline overscrollBehaviorBlock overscrollBehaviorInline pageBreakAfter
  pageBreakBefore pageBreakInside paintOrder perspectiveOrigin positionAnchor positionArea positionTry
  positionTryFallbacks positionTryOrder positionVisibility rubyAlign rubyMerge rubyPosition scrollMarginBlock
  scrollMarginBlockEnd scrollMarginBlockStart scrollMarginInline scrollMarginInlineEnd scrollMarginInlineStart
  scrollPaddingBlockEnd scrollPaddingBlockStart scrollPaddingInlineEnd scrollPaddingInlineStart
  scrollSnapCoordinate scrollSnapDestination scrollSnapPointsX scrollSnapPointsY scrollSnapStop scrollSnapTypeX
  scrollSnapTypeY scrollTimeline scrollTimelineAxis scrollTimelineName shapeImageThreshold shapeMargin
  shapeOutside shapeRendering textAlignLast textBox textBoxEdge textBoxTrim textCombineUpright textDecorationSkip
  textDecorationSkipInk textEmphasis textEmphasisColor textEmphasisPosition textEmphasisStyle textJustify
  textOrientation textSizeAdjust textSpacingTrim textUnderlinePosition textWrapMode textWrapStyle timelineScope
  transformBox transformStyle transitionBehavior unicodeBidi viewTimeline viewTimelineAxis viewTimelineInset
  viewTimelineName viewTransitionName alignmentBaseline baselineShift colorInterpolation colorRendering
  glyphOrientationVertical
`);

/** Attributes of SVG that no element in Chakra's clothes has. */
const UNSAID_SVG = words(`
  accentHeight accumulate additive alignmentBaseline allowReorder alphabetic amplitude arabicForm ascent
  attributeName attributeType autoReverse azimuth baseFrequency baselineShift baseProfile bbox bias by calcMode
  capHeight clipPathUnits clipPath colorInterpolation colorInterpolationFilters colorProfile colorRendering
  contentScriptType contentStyleType decelerate descent diffuseConstant dominantBaseline dur dx dy edgeMode
  elevation enableBackground exponent externalResourcesRequired filterRes filterUnits floodColor fontSizeAdjust
  fontStretch fontVariant fr fx fy g1 g2 glyphName glyphOrientationHorizontal glyphOrientationVertical glyphRef
  gradientTransform gradientUnits hanging horizAdvX horizOriginX ideographic imageRendering in2 intercept k k1 k2
  k3 k4 kernelMatrix kernelUnitLength kerning keyPoints keySplines keyTimes lengthAdjust lightingColor
  limitingConeAngle markerEnd markerMid markerStart markerHeight markerUnits markerWidth maskContentUnits
  maskUnits mathematical numOctaves orient overlinePosition overlineThickness panose1 paintOrder pathLength
  patternContentUnits patternTransform patternUnits pointsAtX pointsAtY pointsAtZ preserveAlpha
  preserveAspectRatio primitiveUnits radius refX refY renderingIntent repeatCount repeatDur requiredExtensions
  requiredFeatures restart seed shapeRendering slope specularConstant specularExponent spreadMethod startOffset
  stdDeviation stemh stemv stitchTiles stopColor strikethroughPosition strikethroughThickness surfaceScale
  systemLanguage tableValues targetX targetY textAnchor textLength u1 u2 underlinePosition underlineThickness
  unicode unicodeBidi unicodeRange unitsPerEm vAlphabetic vHanging vIdeographic vMathematical vectorEffect
  vertAdvY vertOriginX vertOriginY viewTarget widths wordSpacing writingMode xHeight xChannelSelector xlinkActuate
  xlinkArcrole xlinkHref xlinkRole xlinkShow xlinkTitle xlinkType xmlBase xmlnsXlink xmlLang xmlSpace
  yChannelSelector z zoomAndPan
`);

/** What these may be called besides. */
const UNSAID_SHORTHANDS = words(`
  bgRepeat bgAttachment bgGradient borderStart borderEnd borderX borderY borderEndColor
  borderStartStyle borderEndStyle roundedStart borderStartRadius roundedEnd borderEndRadius
  roundedTop roundedBottom roundedLeft roundedRight borderXWidth borderYWidth shadowColor
  blendMode bgBlendMode overscrollX scrollPaddingX scrollPaddingY listStylePos listStyleImg insetY
  ml pr pl roundedStartStart borderTopStartRadius roundedStartEnd borderTopEndRadius borderEndWidth
`);

/** So for states and surroundings, `_peerHover` say. */
const UNSAID_CONDITIONS = words(`
  active expanded first placeholderShown focusWithin focusVisible visited target readWrite empty incomplete dragging before firstLetter
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

const UNSAID = [...UNSAID_STYLES, ...UNSAID_SHORTHANDS, ...UNSAID_CSS, ...UNSAID_SVG];
const ANY_STYLE = new RegExp(`(?<![\\w.$-])"?(${UNSAID.join('|')})"?:`);
const ANY_CONDITION = new RegExp(`(?<![\\w$])(_(?:${UNSAID_CONDITIONS.join('|')}))(?![\\w$])`);

/** A name that is left out and that this built text says all the same; undefined when there is none. */
export const unsaidIn = (text: string): string | undefined =>
  (ANY_STYLE.exec(text) ?? ANY_CONDITION.exec(text))?.[1];

/** What a style may be called beside what CSS calls it, and when it may hold. */
const names: Cut = {
  file: /@chakra-ui\/react\/dist\/esm\/preset-base\.js$/,
  replace: [...UNSAID_STYLES.map(withoutStyle), ...UNSAID_CONDITIONS.map(withoutCondition)],
};

/** Names that stand in one text, without those that nobody says. */
const withoutNames = (list: RegExp, between: string): Replacement => [
  list,
  (found) =>
    found
      .split(between)
      .filter((name) => !UNSAID.includes(name))
      .join(between),
];

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
  /** The tokens of all kinds are one object: of these we have our own, or none (ui/theme/system.ts). */
  tokens: {
    file: /@chakra-ui\/react\/dist\/esm\/theme\/tokens\/(colors|fonts|borders|blurs|aspect-ratios|cursor|letter-spacing)\.js$/,
    replace: [[/= defineTokens\.\w+\([^]*?^\}\);$/m, '= {};']],
  },
  /** Ours say so in words (ui/steady-button.tsx). */
  'buttons that wait': {
    file: /@chakra-ui\/react\/dist\/esm\/components\/button\/button\.js$/,
    replace: [[/!props\.asChild && loading \? [^]*?\n {8}\) : children/, 'children']],
  },
  /** Nothing of ours stands between the parts of a stack. */
  separators: {
    file: /@chakra-ui\/react\/dist\/esm\/components\/stack\/stack\.js$/,
    replace: [
      [
        /const separatorStyle = [^]*?\[children, separator, separatorStyle\]\);/,
        'const clones = children;',
      ],
    ],
  },
  'names of styles': names,
  'names of CSS': {
    file: /@pandacss\/is-valid-prop\/dist\/index\.mjs$/,
    replace: [withoutNames(/(?<=cssPropertiesStr = ")[^"]+/, ',')],
  },
  'attributes of SVG': {
    file: /@emotion\/is-prop-valid\/dist\/emotion-is-prop-valid\.esm\.js$/,
    replace: [withoutNames(/\baccentHeight\|[^)]+\|zoomAndPan\b/, '|')],
  },
};
