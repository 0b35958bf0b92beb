import { Page, PageHeading } from '../ui/page.tsx';

export function Component() {
  return (
    <Page title="client-dashboard">
      <PageHeading>client-dashboard</PageHeading>
    </Page>
  );
}
