import { useParams } from 'react-router-dom';
import { PlaceholderPage } from '../features/provider-page/placeholder-page.tsx';

export function Component() {
  const { slug = '' } = useParams();
  return <PlaceholderPage slug={slug} />;
}
