import { Page, PageHeading } from '../ui/page.tsx';

export function Component() {
  return (
    <Page title="public-page">
      <PageHeading>public-page</PageHeading>
    </Page>
  );
}
