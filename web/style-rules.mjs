import { parse } from 'postcss';

/** Of a selector, escapes taken back: `.hover\:bg_x` is the class `hover:bg_x`. */
const CLASS = /\.((?:\\.|[^\\\s.,:>+~()[\]{}#*='"])+)/g;
const classesOf = (selector) =>
  Array.from(selector.matchAll(CLASS), ([, name]) => name.replaceAll(/\\(.)/g, '$1'));

const isGroup = ({ type, name }) => type === 'atrule' && /^(layer|media|supports)$/.test(name);

/**
 * A style sheet as its rules in their order: each with the layers and media it stands in, and for each of its
 * selectors the classes that an element has to have (app/server/styles.ts).
 */
export function styleRules(css) {
  const rules = [];
  const visit = (node, around) => {
    if (node.nodes && (node.type === 'root' || isGroup(node))) {
      const at = node.type === 'root' ? [] : [...around, `@${node.name} ${node.params}`];
      for (const child of node.nodes) visit(child, at);
    } else {
      const needs = node.type === 'rule' ? node.selectors.map(classesOf) : [[]];
      rules.push({ at: around, needs, css: node.toString() });
    }
  };
  visit(parse(css), []);
  return rules;
}
