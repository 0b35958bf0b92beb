export * from './css.js';
export * from './cx.js';
export * from './cva.js';
export * from './sva.js';