import { useSearchParams } from 'react-router-dom';
import { UnsubscribeScreen } from '../features/account/unsubscribe-screen.tsx';

export function Component() {
  const [query] = useSearchParams();
  return <UnsubscribeScreen token={query.get('token') ?? ''} />;
}
