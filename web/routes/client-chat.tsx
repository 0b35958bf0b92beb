import { Page, PageHeading } from '../ui/page.tsx';

export function Component() {
  return (
    <Page title="client-chat">
      <PageHeading>client-chat</PageHeading>
    </Page>
  );
}
