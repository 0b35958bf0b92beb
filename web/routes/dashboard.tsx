import { Page, PageHeading } from '../ui/page.tsx';

export function Component() {
  return (
    <Page title="dashboard">
      <PageHeading>dashboard</PageHeading>
    </Page>
  );
}
