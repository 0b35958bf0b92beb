/** The forms that load when they are opened, because the editor's script has a budget. */
export { BranchForm } from './branch-form.tsx';
export { HoursForm } from './hours-form.tsx';
