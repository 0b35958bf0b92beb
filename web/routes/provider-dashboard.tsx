import { Page, PageHeading } from '../ui/page.tsx';

export function Component() {
  return (
    <Page title="provider-dashboard">
      <PageHeading>provider-dashboard</PageHeading>
    </Page>
  );
}
