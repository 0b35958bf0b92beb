import ts from 'typescript';

const QUERIES = ['Query', 'CollectionReference', 'CollectionGroup'];
const READS = ['get', 'stream', 'onSnapshot'];

function isQuery(checker, node) {
  const type = checker.getTypeAtLocation(node);
  const parts = type.isUnion() ? type.types : [type];
  return parts.some((part) => QUERIES.includes(part.getSymbol()?.name));
}

/** Returns the value of a variable, also of an imported one, or undefined for anything else. */
function valueOf(checker, name) {
  let symbol = checker.getSymbolAtLocation(name);
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
  const declaration = symbol?.valueDeclaration;
  return declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
}

/** Checks whether a query has a limit, following variables and arrow functions. */
function isLimited(checker, node) {
  if (node === undefined) return false;
  if (ts.isParenthesizedExpression(node)) return isLimited(checker, node.expression);
  if (ts.isConditionalExpression(node)) {
    return isLimited(checker, node.whenTrue) && isLimited(checker, node.whenFalse);
  }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression;
    return name.text === 'limit' || isLimited(checker, expression);
  }
  if (ts.isCallExpression(node)) return isLimited(checker, node.expression);
  if (ts.isArrowFunction(node)) return !ts.isBlock(node.body) && isLimited(checker, node.body);
  return ts.isIdentifier(node) && isLimited(checker, valueOf(checker, node));
}

/** Returns the query that a call reads, as its argument (transactions) or its receiver. */
function queryReadBy(checker, call) {
  if (!ts.isPropertyAccessExpression(call.expression)) return undefined;
  const { name, expression } = call.expression;
  if (!READS.includes(name.text)) return undefined;
  const [argument] = call.arguments;
  if (argument && isQuery(checker, argument)) return argument;
  return isQuery(checker, expression) ? expression : undefined;
}

/** Reports a query without a limit: what a call costs must not grow with the data. */
export const queryHasLimit = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { unlimited: 'Give this query a limit, or say in a comment what bounds it.' },
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    return {
      CallExpression(node) {
        const query = queryReadBy(checker, esTreeNodeToTSNodeMap.get(node));
        if (query && !isLimited(checker, query)) context.report({ node, messageId: 'unlimited' });
      },
    };
  },
};
