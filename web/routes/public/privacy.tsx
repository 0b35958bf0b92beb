import { BRAND } from '@doorstep/domain/brand';
import { LegalPage } from '../../features/legal/legal-page.tsx';
import { PRIVACY } from '../../features/legal/privacy-text.ts';
import { paths } from '../../lib/paths.ts';

export function Component() {
  return (
    <LegalPage
      path={paths.privacy}
      title="Privacy"
      description={`What ${BRAND.name} stores about you, why, how long, and what you can do about it.`}
      sections={PRIVACY}
    />
  );
}
