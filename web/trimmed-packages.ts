import type { Plugin } from 'vite';
import { auth } from './cuts/auth.ts';
import { chakra } from './cuts/chakra.ts';
import { replaced, timesIn, type Cut } from './cuts/cut.ts';
import { firebase } from './cuts/firebase.ts';
import { firestore } from './cuts/firestore.ts';
import { observables } from './cuts/observables.ts';
import { reactDom } from './cuts/react-dom.ts';
import { reactRouter } from './cuts/react-router.ts';

const CUTS: Record<string, Cut> = {
  ...chakra,
  ...firebase,
  ...auth,
  ...firestore,
  ...observables,
  ...reactRouter,
  ...reactDom,
};

/** The whole site begins with this page; what is built beside it takes in few of the packages. */
const WHOLE_SITE = /\/index\.html$/;

const ADVICE = 'mend the cut in web/cuts for this version, or take it out';

/**
 * Leaves out of what is built what no screen can come to and no bundler can know of. A text that is
 * not found where it was, or not as often, in a later version say, ends the build; so does a file that the site
 * no longer has.
 */
const cuts: Plugin[] = Object.entries(CUTS).map(([name, { file, replace }]) => {
  const missing = new Set<RegExp>();
  const found = new Set<RegExp>();
  return {
    name: `doorstep-without-${name.replaceAll(' ', '-')}`,
    apply: 'build',
    buildStart() {
      missing.clear();
      found.clear();
    },
    transform: {
      filter: { id: file },
      handler(code, id) {
        return replace.reduce((text, cut) => {
          const [what, , times = 1] = cut;
          const rest = replaced(text, cut);
          (rest === text ? missing : found).add(what);
          const really = timesIn(text, cut);
          if (rest === text || times === 'any' || times === really) return rest;
          return this.error(`${what.source} is ${really} times in ${id}, not ${times}: ${ADVICE}.`);
        }, code);
      },
    },
    buildEnd(error) {
      if (error) return;
      const lost = [...missing].find((what) => !found.has(what));
      if (lost) this.error(`There is no ${lost.source} in ${file.source}: ${ADVICE}.`);
      const read = missing.size + found.size > 0;
      if (read || ![...this.getModuleIds()].some((id) => WHOLE_SITE.test(id))) return;
      this.error(`There is no file ${file.source}: ${ADVICE}.`);
    },
  };
});

/** Leaves out what no screen comes to; ends the build where that is not so (any more). */
export const trimmedPackages: Plugin[] = cuts;
