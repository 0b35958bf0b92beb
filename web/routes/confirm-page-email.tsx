import { useSearchParams } from 'react-router-dom';
import { ConfirmPageEmail } from '../features/profile-editor/confirm-page-email.tsx';

export function Component() {
  const [query] = useSearchParams();
  const link = { account: query.get('account') ?? '', token: query.get('token') ?? '' };
  return <ConfirmPageEmail link={link} />;
}
