import { BRAND } from '@doorstep/domain/brand';
import { LegalPage } from '../../features/legal/legal-page.tsx';
import { TERMS } from '../../features/legal/terms-text.ts';
import { paths } from '../../lib/paths.ts';

export function Component() {
  return (
    <LegalPage
      path={paths.terms}
      title="Terms"
      description={`The terms for clients and professionals on ${BRAND.name}.`}
      sections={TERMS}
    />
  );
}
