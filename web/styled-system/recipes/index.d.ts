/* eslint-disable */
export * from './badge';
export * from './button';
export * from './heading';
export * from './input';
export * from './link';
export * from './skeleton';
export * from './spinner';
export * from './textarea';