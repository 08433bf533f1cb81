import { createHash } from 'node:crypto';

/** A package of which code is in the build, as the build's `third-party.json` has it. */
export interface ThirdPartyPackage {
  name: string;
  version: string;
  licence: string;
  notice: string;
}

/** A UUID that the content decides, so that the same release has the same bill. */
const uuidOf = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
};

const purl = ({ name, version }: ThirdPartyPackage): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** SPDX expressions have words between names; a single name stands alone. */
const licences = (licence: string) =>
  / (OR|AND|WITH) /.test(licence) ? [{ expression: licence }] : [{ license: { id: licence } }];

/** The release's bill of materials in CycloneDX 1.6. It has no date: the same files have the same bill. */
export const billOfMaterials = (version: string, packages: readonly ThirdPartyPackage[]) => {
  const components = packages.map((each) => ({
    type: 'library',
    'bom-ref': purl(each),
    name: each.name,
    version: each.version,
    licenses: licences(each.licence),
    purl: purl(each),
  }));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(version + JSON.stringify(components))}`,
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': 'foyer-portal', name: 'foyer-portal', version },
    },
    components,
    dependencies: [{ ref: 'foyer-portal', dependsOn: components.map((each) => each.purl) }],
  };
};

const RULE = '-'.repeat(72);

/** One text with the notice of every package and font in the release. */
export const noticesText = (
  packages: readonly ThirdPartyPackage[],
  fonts: readonly { name: string; notice: string }[],
): string =>
  [
    'This portal contains the following software and fonts of others.',
    ...packages.map(({ name, version, licence, notice }) =>
      [RULE, `${name} ${version} (${licence})`, '', notice].join('\n'),
    ),
    ...fonts.map(({ name, notice }) => [RULE, `Font ${name} (OFL-1.1)`, '', notice].join('\n')),
    '',
  ].join('\n\n');
