import { useEffect } from 'react';
import { useGoOn } from './use-post-sign-in-redirect.ts';

/** Leads on whoever has confirmed the address meanwhile. */
export default function GoOn() {
  const goOn = useGoOn();
  useEffect(() => {
    void goOn({ type: null, redirect: null });
  }, [goOn]);
  return null;
}
