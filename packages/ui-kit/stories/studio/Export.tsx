import { filesOf, type OfferedHeading } from './headings';
import { zipFiles } from './zipFiles';

interface ExportProps {
  name: string;
  files: Readonly<Record<string, string>>;
  /** Its font and licence come along. */
  heading: OfferedHeading | undefined;
  disabled: boolean;
  onFail: (why: string) => void;
}

/** The folder for `packages/themes/themes`, as `pnpm new-theme` makes it. */
export const Export = ({ name, files, heading, disabled, onFail }: ExportProps) => {
  const save = async (): Promise<void> => {
    const all = { ...files, ...(heading && (await filesOf(heading))) };
    const inFolder = Object.entries(all).map(([file, content]) => [`${name}/${file}`, content]);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(zipFiles(new Map(inFolder as [string, string | Uint8Array][])));
    link.download = `${name}.zip`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };
  return (
    <button
      type="button"
      className="studio-main"
      onClick={() => save().catch((error: unknown) => onFail(String(error)))}
      disabled={disabled}
    >
      Save the theme folder
    </button>
  );
};
