import { Page, PageHeading } from '../ui/page.tsx';

export function Component() {
  return (
    <Page title="profile-editor">
      <PageHeading>profile-editor</PageHeading>
    </Page>
  );
}
