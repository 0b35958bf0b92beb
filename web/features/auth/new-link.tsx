import { Text } from '@chakra-ui/react';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/layout/primitives.tsx';
import { Page, PageHeading, Panel } from '../../ui/layout/page.tsx';
import { openForm } from '../../lib/auth-form.ts';

const TITLE = 'This link has expired';

/** A reset link that is used up or too old, and the way to a new one. */
export function NewLink({ search }: { search: string }) {
  const query = new URLSearchParams(search);
  query.delete('mode');
  return (
    <Page title={TITLE} width="narrow">
      <PageHeading>{TITLE}</PageHeading>
      <Panel>
        <Text mb="6">It was already used, or it's too old. Your password hasn't changed.</Text>
        <ButtonLink
          to={{ pathname: paths.auth, search: query.toString() }}
          state={openForm('reset')}
        >
          Send a new link
        </ButtonLink>
      </Panel>
    </Page>
  );
}
