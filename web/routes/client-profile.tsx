import { Page, PageHeading } from '../ui/page.tsx';

export function Component() {
  return (
    <Page title="client-profile">
      <PageHeading>client-profile</PageHeading>
    </Page>
  );
}
