/**
 * Checks by its labels whether a function is one of this repository. Those of Firebase extensions
 * were not deployed by the firebase CLI, and those of other repositories name their codebase.
 */
export const isOwnFunction = (labels: Record<string, string>): boolean =>
  labels['deployment-tool']?.startsWith('cli-firebase') === true &&
  (labels['firebase-functions-codebase'] ?? 'default') === 'default';
