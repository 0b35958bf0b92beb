// Puts the sections of the editor that have live data into one script file.
export { BadgeSection } from '../features/badges/badge-section.tsx';
export { BranchSection } from '../features/branches/branch-section.tsx';
export { GallerySection } from '../features/gallery/gallery-section.tsx';
