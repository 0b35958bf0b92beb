import { Page, PageHeading } from '../ui/page.tsx';

export function Component() {
  return (
    <Page title="search">
      <PageHeading>search</PageHeading>
    </Page>
  );
}
