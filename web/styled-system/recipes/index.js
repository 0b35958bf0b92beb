export * from './badge.js';
export * from './button.js';
export * from './heading.js';
export * from './input.js';
export * from './link.js';
export * from './skeleton.js';
export * from './spinner.js';
export * from './textarea.js';