import { Page, PageHeading } from '../ui/page.tsx';

export function Component() {
  return (
    <Page title="request-chat">
      <PageHeading>request-chat</PageHeading>
    </Page>
  );
}
