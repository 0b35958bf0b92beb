const OWN_ELEMENTS =
  'Box Flex Stack Grid SimpleGrid Text Heading Button Link Image Badge Skeleton Spinner VisuallyHidden chakra'.split(
    ' ',
  );
/** For lint: Chakra's elements come with its theme and its way to make styles in the browser. */
export const CHAKRA = {
  name: '@chakra-ui/react',
  importNames: OWN_ELEMENTS,
  message:
    'ui/elements.tsx has it; of Chakra we have dialogs, menus and toasts (docs/decisions/0027)',
};
const STYLE =
  'p|p[xytbse]|m|m[xytbse]|w|h|(min|max)[WH]|boxSize|gap|(row|column)Gap|bg|color|border(Width|Color|Radius)|boxShadow|font(Size|Weight|Family)|lineHeight|textStyle|textAlign|display|position|top|bottom|inset(Start|End|Inline)?|zIndex|opacity|flex|order|columns|lineClamp|aspectRatio|transform|visibility';
/** For lint: what Panda cannot read from the sources. */
export const STYLE_AT_RUN_TIME = {
  selector: `JSXOpeningElement[name.name=/^[A-Z]/] > JSXAttribute[name.name=/^(${STYLE})$/] > JSXExpressionContainer > :matches(Identifier, MemberExpression, CallExpression, TemplateLiteral[expressions.length>0])`,
  message:
    'styles are made at the build, of literals: choose between such, or make it a variant, or `style` (docs/decisions/0027)',
};
