/*
 * Empty replacement for the two Firebase products that reactfire imports and the app does not use
 * (see vite.config.ts). It has to export the names that reactfire imports.
 */
function unused(): never {
  throw new Error('This Firebase product is not part of the app.');
}

// firebase/database
export { unused as get, unused as off, unused as onValue };
export { unused as onChildAdded, unused as onChildChanged };
export { unused as onChildMoved, unused as onChildRemoved };
// firebase/remote-config
export { unused as ensureInitialized, unused as getAll, unused as getBoolean };
export { unused as getNumber, unused as getString, unused as getValue };
