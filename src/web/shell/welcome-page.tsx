import type { ReactNode, Ref } from "react";
import hero1280avif from "#web/assets/hero-1280.avif";
import hero960webp from "#web/assets/hero-960.webp";
import { wordRoom } from "./page-head.tsx";

type WelcomePageProps = {
  title: string;
  /** Of the heading, for pages that lead the reader to it when something has changed. */
  heading?: Ref<HTMLHeadingElement>;
  /** What stands on the picture, where there is room for one. */
  welcome: { title: string; text: string };
  children: ReactNode;
};

/** Where somebody comes in: a card with what it takes, and the country beside it. */
export function WelcomePage({ title, heading, welcome, children }: WelcomePageProps) {
  return (
    <div className="page-width sign-in">
      <section className="card sign-in-card" aria-labelledby="welcome-heading">
        <h1
          id="welcome-heading"
          ref={heading}
          tabIndex={-1}
          className="heading-2"
          style={wordRoom(title)}
        >
          {title}
        </h1>
        {children}
      </section>
      <section className="sign-in-welcome">
        <picture>
          <source type="image/avif" srcSet={hero1280avif} />
          <img src={hero960webp} alt="" className="sign-in-picture" width={960} height={540} />
        </picture>
        <div className="sign-in-words">
          <h2 className="heading-1">{welcome.title}</h2>
          <p>{welcome.text}</p>
        </div>
      </section>
    </div>
  );
}
