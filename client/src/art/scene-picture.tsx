import { sceneFile } from "#shared/domain/site/scene-paths.ts";

interface ScenePictureProps {
  /** Of `scenePaths`. */
  readonly path: string;
  /** Size and shape: what does not fit is cut off at the sides. */
  readonly className: string;
  /** Whether it is seen at once, without scrolling. */
  readonly isFirst?: boolean;
}

/**
 * A drawing by the server (`server/pictures/scenes`), as a file of its own: a list of two hundred takes
 * no script for it. It says nothing that the words beside it do not, so it has no alternative text.
 */
export function ScenePicture({ path, className, isFirst = false }: ScenePictureProps) {
  return (
    <picture className="contents">
      <source
        srcSet={sceneFile(path, "dark")}
        media="(prefers-color-scheme: dark)"
        // Browsers give it a box, and a row of flex items a gap beside it.
        className="hidden"
      />
      <img
        src={sceneFile(path, "light")}
        alt=""
        width={320}
        height={120}
        loading={isFirst ? "eager" : "lazy"}
        decoding="async"
        className={`bg-sunken object-cover ${className}`}
      />
    </picture>
  );
}
