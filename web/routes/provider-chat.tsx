import { Page, PageHeading } from '../ui/page.tsx';

export function Component() {
  return (
    <Page title="provider-chat">
      <PageHeading>provider-chat</PageHeading>
    </Page>
  );
}
