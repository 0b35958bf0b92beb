// The sections of the editor whose data is live, as one script file.
export { BadgeSection } from '../features/badges/badge-section.tsx';
export { BranchSection } from '../features/branches/branch-section.tsx';
export { GallerySection } from '../features/gallery/gallery-section.tsx';
