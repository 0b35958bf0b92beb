import { createContext, useContext } from 'react';

/** The attributes that a FormField passes to its control. */
export interface FieldControl {
  id?: string;
  required?: boolean;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

export const FieldContext = createContext<FieldControl>({});

/** Returns the attributes of the surrounding FormField; an empty object without one. */
export const useField = () => useContext(FieldContext);
