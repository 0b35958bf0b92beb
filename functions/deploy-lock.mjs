/**
 * Creates the package-lock.json of the deployed functions from the repository's own, so that the
 * cloud installs the tested versions and checks their hashes. npm cannot do this for one workspace.
 */

/**
 * Returns the path of the package that Node resolves for `name` from the folder `from`, or null.
 */
function locate(packages, from, name) {
  const place = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (packages[place]) return place;
  if (from === '') return null;
  return locate(packages, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}

function dependenciesOf({
  dependencies,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta,
}) {
  const peers = Object.keys(peerDependencies ?? {});
  return {
    required: [
      ...Object.keys(dependencies ?? {}),
      ...peers.filter((name) => !peerDependenciesMeta?.[name]?.optional),
    ].filter((name) => !optionalDependencies?.[name]),
    optional: Object.keys(optionalDependencies ?? {}),
  };
}

/**
 * Returns the lock file for `manifest`, the deployed package.json, with all transitive
 * dependencies. `folder` is the workspace from which packages are resolved. Throws if a package is
 * missing.
 */
export function deployLock(rootLock, manifest, folder) {
  const locked = new Map();
  const visit = (from, { required, optional }) => {
    for (const name of [...required, ...optional]) {
      const place = locate(rootLock.packages, from, name);
      if (place === null && optional.includes(name)) continue;
      if (place === null) throw new Error(`package-lock.json lacks ${name}: run npm install`);
      if (locked.has(place)) continue;
      locked.set(place, rootLock.packages[place]);
      visit(place, dependenciesOf(rootLock.packages[place]));
    }
  };
  visit(folder, dependenciesOf(manifest));

  const { name, version, dependencies, engines } = manifest;
  const packages = { '': { name, version, dependencies, engines } };
  for (const place of [...locked.keys()].toSorted()) {
    // The workspace's node_modules becomes the deployment's node_modules.
    const own = place.startsWith(`${folder}/`) ? place.slice(folder.length + 1) : place;
    if (packages[own]) throw new Error(`the functions need two versions of ${own}: use one`);
    packages[own] = locked.get(place);
  }
  return { name, version, lockfileVersion: rootLock.lockfileVersion, requires: true, packages };
}
