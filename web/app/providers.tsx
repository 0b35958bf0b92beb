import { useEffect, type ReactNode } from 'react';

interface ProvidersProps {
  /** Called once everything inside can be pressed. */
  onReady?: () => void;
  children: ReactNode;
}

/** What every screen is given. */
export function Providers({ onReady, children }: ProvidersProps) {
  useEffect(() => onReady?.(), [onReady]);
  return children;
}
