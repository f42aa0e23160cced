import { useEffect, useRef, useState } from "react";
import { whenIdle } from "#client/lib/chunks/when-to-start.ts";
import { isFastConnection } from "#client/lib/connection-speed.ts";

/**
 * Its first frame is painted a pixel large: what a visitor waits for is the page, and browsers
 * measure the largest thing by the size at which it is painted first.
 */
function afterFirstFrame(video: HTMLVideoElement, show: () => void): void {
  if (typeof video.requestVideoFrameCallback !== "function") {
    show();
    return;
  }
  video.requestVideoFrameCallback(() => afterTwoFrames(show));
}

function afterTwoFrames(action: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(action));
}

/**
 * Whether a moving background is welcome: not with reduced motion, not where data is saved or slow,
 * and not before everything else of the page is there and rendered.
 */
function useVideoWanted(): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const motion = window.matchMedia("(prefers-reduced-motion: reduce)");
    return whenIdle(() => setWanted(isFastConnection() && !motion.matches));
  }, []);
  return isWanted;
}

/**
 * Plays the videos one after the other and around again. One that fails is passed over; when none is
 * left, or none is wanted, nothing is shown and the drawing behind it stays (spec §2, §8).
 */
export function HeroVideo({ sources }: { readonly sources: readonly string[] }) {
  const wanted = useVideoWanted();
  /** What is played, then what comes after it; what failed is no longer among them. */
  const [queue, setQueue] = useState(sources);
  const [visible, setVisible] = useState(false);
  const [isLarge, setLarge] = useState(false);
  const [paused, setPaused] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const [source] = queue;

  useEffect(() => {
    const element = video.current;
    if (!element || !source) return;
    // Browsers may refuse to start it; then the drawing stays.
    if (paused) element.pause();
    else void element.play().catch(() => setVisible(false));
  }, [paused, source]);

  if (!wanted || !source) return null;

  const leaveFor = (next: readonly string[]) => {
    setVisible(false);
    setLarge(false);
    setQueue(next);
  };
  const show = () => {
    setLarge(true);
    afterTwoFrames(() => setVisible(true));
  };
  return (
    <>
      <video
        ref={video}
        src={source}
        muted
        playsInline
        autoPlay
        loop={queue.length === 1}
        preload="auto"
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={({ currentTarget }) => afterFirstFrame(currentTarget, show)}
        onEnded={() => leaveFor([...queue.slice(1), source])}
        onError={() => leaveFor(queue.slice(1))}
        className={`absolute top-0 left-0 object-cover object-bottom motion-reduce:hidden ${isLarge ? `size-full transition-opacity duration-1000 ${visible ? "opacity-100" : "opacity-0"}` : "size-px"}`}
      />
      {visible ? (
        <button
          type="button"
          onClick={() => setPaused((was) => !was)}
          className="absolute right-4 bottom-4 z-10 grid size-11 place-items-center rounded-full bg-black/45 text-white hover:bg-black/70 motion-reduce:hidden"
          aria-label={paused ? "Play the background video" : "Pause the background video"}
        >
          <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 fill-current">
            <path d={paused ? "M4 2v12l10-6z" : "M3 2h4v12H3zM9 2h4v12H9z"} />
          </svg>
        </button>
      ) : null}
    </>
  );
}
