import { createContext, useContext } from 'react';

/** What a control is given by the field around it. */
export interface FieldControl {
  id?: string;
  required?: boolean;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

export const FieldContext = createContext<FieldControl>({});

/** For controls: nothing where there is no field around one. */
export const useField = () => useContext(FieldContext);
