import { useParams } from 'react-router-dom';
import { PlaceholderPage } from '../features/provider-profile/placeholder-page.tsx';

export function Component() {
  const { slug = '' } = useParams();
  return <PlaceholderPage slug={slug} />;
}
