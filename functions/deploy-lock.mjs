/**
 * The package-lock.json of the deployed functions: the part of the repository's own that their
 * runtime dependencies need, so that the cloud installs the very versions that were tested here.
 */

/** Where Node finds `name` from the folder `from`: the nearest node_modules upwards that has it. */
function locate(packages, from, name) {
  const place = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (packages[place]) return place;
  if (from === '') return null;
  return locate(packages, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}

function needsOf({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) {
  const peers = Object.keys(peerDependencies ?? {});
  return {
    needed: [
      ...Object.keys(dependencies ?? {}),
      ...peers.filter((name) => !peerDependenciesMeta?.[name]?.optional),
    ].filter((name) => !optionalDependencies?.[name]),
    welcome: Object.keys(optionalDependencies ?? {}),
  };
}

/** `manifest`: the package.json of the deploy. `folder`: the workspace that it is made of. */
export function deployLock(rootLock, manifest, folder) {
  const found = new Map();
  const visit = (from, needs) => {
    for (const name of [...needs.needed, ...needs.welcome]) {
      const place = locate(rootLock.packages, from, name);
      if (place === null && needs.welcome.includes(name)) continue;
      if (place === null) throw new Error(`package-lock.json lacks ${name}: run npm install`);
      if (found.has(place)) continue;
      found.set(place, rootLock.packages[place]);
      visit(place, needsOf(rootLock.packages[place]));
    }
  };
  visit(folder, needsOf(manifest));

  const { name, version, dependencies, engines } = manifest;
  const packages = { '': { name, version, dependencies, engines } };
  for (const place of [...found.keys()].toSorted()) {
    // The workspace's own node_modules becomes the deploy's.
    const own = place.startsWith(`${folder}/`) ? place.slice(folder.length + 1) : place;
    if (packages[own]) throw new Error(`the functions need two versions of ${own}: use one`);
    packages[own] = found.get(place);
  }
  return { name, version, lockfileVersion: rootLock.lockfileVersion, requires: true, packages };
}
