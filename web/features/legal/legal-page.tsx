import { Box, Heading, Text } from '@chakra-ui/react';
import { BRAND } from '@doorstep/domain/brand';
import { Page, PageHeading } from '../../ui/layout/page.tsx';
import { ShareCard } from '../../ui/layout/share-card.tsx';
import { VALID_FROM, type LegalSection } from './legal-text.ts';

interface LegalPageProps {
  path: string;
  title: string;
  description: string;
  sections: readonly LegalSection[];
}

/** A legal text, section by section. */
export function LegalPage({ path, title, description, sections }: LegalPageProps) {
  return (
    <Page title={title} description={description} width="text">
      <ShareCard path={path} title={`${title} | ${BRAND.name}`} description={description} />
      <PageHeading lead={VALID_FROM}>{title}</PageHeading>
      {sections.map((section) => (
        <Box as="section" key={section.title} mb="8">
          <Heading as="h2" size="md" mb="3">
            {section.title}
          </Heading>
          {section.paragraphs.map((text) => (
            <Text key={text} mb="3" textWrap="pretty" overflowWrap="anywhere">
              {text}
            </Text>
          ))}
          {section.items && (
            <Box as="ul" ps="5" listStyleType="disc">
              {section.items.map((text) => (
                <Box as="li" key={text} mb="2">
                  {text}
                </Box>
              ))}
            </Box>
          )}
        </Box>
      ))}
    </Page>
  );
}
