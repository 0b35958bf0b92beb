import ts from 'typescript';

/*
 * Translators replace text nodes. React then updates a node that nobody sees, or fails when it
 * removes the node or inserts something before it. It is safe if an element's only child is one
 * text. eslint-plugin-react-google-translate finds conditional texts; this rule knows the types.
 */

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;
const NOTHING = ts.TypeFlags.BooleanLike | ts.TypeFlags.Null | ts.TypeFlags.Undefined;

/** JSX drops line breaks between children. */
const isDropped = ({ type, value, expression }) =>
  type === 'JSXText' ? /^\s*\n\s*$/.test(value) : expression?.type === 'JSXEmptyExpression';

/** Literals and constants, which are named in upper case, never change. */
const isConstant = ({ type, name, object, expressions }) =>
  type === 'Literal' ||
  (type === 'TemplateLiteral' && expressions.every(isConstant)) ||
  (type === 'Identifier' && /^[A-Z_\d]+$/.test(name)) ||
  (type === 'MemberExpression' && isConstant(object));

/** Reports a text that may change beside other children, and a text after what may come or go. */
export const textStandsAlone = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      alone: 'Put this text into an element of its own, or all into one template string.',
      after: 'Put this text into an element of its own: what is before it may come or go.',
    },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    const checker = services.program.getTypeChecker();

    /** The possible types of an expression, those of an array's items included. */
    const typesOf = (type) => {
      if (type.isUnion()) return type.aliasSymbol?.name === 'ReactNode' ? [] : type.types;
      return checker.isArrayType(type) ? checker.getTypeArguments(type).flatMap(typesOf) : [type];
    };
    // `name && <Text>` is an empty text, which React does not render.
    const isText = (type) => (type.flags & TEXT) !== 0 && type.value !== '' && type.value !== 0;

    function check({ type, children }) {
      const all = children.filter((child) => !isDropped(child));
      let mayComeOrGo = false;
      for (const child of all) {
        const { expression = child } = child;
        const isChild = child.type === 'JSXText' || isConstant(expression);
        if (isChild && mayComeOrGo) context.report({ node: child, messageId: 'after' });
        if (isChild || child.type !== 'JSXExpressionContainer') continue;
        const types = typesOf(services.getTypeAtLocation(expression));
        const isAlone = all.length === 1 && type === 'JSXElement';
        if (!isAlone && types.some(isText)) context.report({ node: child, messageId: 'alone' });
        mayComeOrGo ||= types.length !== 1 || types.some(({ flags }) => (flags & NOTHING) !== 0);
      }
    }
    return { JSXElement: check, JSXFragment: check };
  },
};
