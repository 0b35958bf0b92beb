import { SuccessScreen } from '../features/billing/success-screen.tsx';

export function Component() {
  return <SuccessScreen />;
}
